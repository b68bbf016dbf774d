import { copyFile, type FileHandle, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Entry, type Match, ok, type Result } from '../../core/engine';
import { patiently, renamePatiently, syncFolder, withFile } from './disk';
import { diskFault, fault, type StorageFault } from './faults';
import type { SaveWriter } from './save-writer';

export type JournalParts = {
  readonly id: string;
  readonly path: string;
  readonly backup: string;
  /** Bytes of the file that are known to be on disk. */
  readonly size: number;
  readonly writer: SaveWriter;
};

/**
 * The file of one open match, only ever appended to. Lines given while a write is under way go to disk together with the
 * next one, in one write and one fsync. What the disk refuses is kept and comes first in the next write.
 */
export class Journal {
  readonly id: string;
  private readonly writer: SaveWriter;
  private file: FileHandle | null = null;
  /** Bytes that have been synced. Everything behind them in the file is ours to overwrite. */
  private size: number;
  private waiting = '';
  private lines = 0;
  private busy: Promise<Result<undefined, StorageFault>> | null = null;
  private queued: Promise<Result<undefined, StorageFault>> | null = null;
  private backupDue = false;
  private closed = false;

  constructor(private readonly parts: JournalParts) {
    this.id = parts.id;
    this.size = parts.size;
    this.writer = parts.writer;
  }

  /** Whether it still takes lines. */
  get open(): boolean {
    return !this.closed;
  }

  /** How many lines are not on disk yet. */
  get pending(): number {
    return this.lines;
  }

  /**
   * Adds what a step of the match has put into its log. To be called at once after the step: the hash is of the match now.
   * With no entries it writes again what the disk did not take.
   * @returns once everything given so far is on disk, or could not be put there (nothing is lost: it stays here)
   */
  append(match: Match, entries: readonly Entry[]): Promise<Result<undefined, StorageFault>> {
    if (entries.length > 0) this.add(this.writer.step(match, entries), entries.length);
    if (this.writer.snapshotDue) {
      this.add(this.writer.snapshot(match), 1);
      this.backupDue = true;
    }
    return this.flush();
  }

  /** Gives the save another name. */
  rename(name: string): Promise<Result<undefined, StorageFault>> {
    this.add(this.writer.name(name), 1);
    return this.flush();
  }

  /** A last snapshot, so that it opens at once, a fresh backup, and the file is let go. With lines that the disk refuses it stays open. */
  async close(match?: Match): Promise<Result<undefined, StorageFault>> {
    if (this.closed) return ok(undefined);
    if (match && this.writer.dirty) this.add(this.writer.snapshot(match), 1);
    this.backupDue = true;
    const done = await this.release();
    this.closed = done.ok;
    return done;
  }

  /** Writes what waits and lets the file go until the next line. */
  async release(): Promise<Result<undefined, StorageFault>> {
    const done = await this.flush();
    await this.file?.close().catch(() => undefined);
    this.file = null;
    return done;
  }

  private add(text: string, lines: number): void {
    this.waiting += text;
    this.lines += lines;
  }

  /** One write runs at a time; all who come meanwhile share the next. */
  private flush(): Promise<Result<undefined, StorageFault>> {
    if (this.closed) return Promise.resolve(fault('io', { problem: 'the save is closed' }));
    if (!this.busy) return this.start();
    this.queued ??= this.busy.then(() => this.start());
    return this.queued;
  }

  private start(): Promise<Result<undefined, StorageFault>> {
    this.queued = null;
    const mine = this.write();
    this.busy = mine;
    void mine.then(() => {
      if (this.busy === mine) this.busy = null;
    });
    return mine;
  }

  private async write(): Promise<Result<undefined, StorageFault>> {
    const text = this.waiting;
    const lines = this.lines;
    if (text.length > 0) {
      try {
        await this.put(Buffer.from(text, 'utf8'));
      } catch (error) {
        // After a failed write nobody knows what the file holds behind `size`: it is opened and cut anew next time.
        await this.file?.close().catch(() => undefined);
        this.file = null;
        return diskFault(error);
      }
      this.waiting = this.waiting.slice(text.length);
      this.lines -= lines;
    }
    if (this.backupDue) await this.backUp();
    return ok(undefined);
  }

  private async put(bytes: Buffer): Promise<void> {
    if (!this.file) {
      this.file = await patiently(() => open(this.parts.path, 'r+'));
      const { size } = await this.file.stat();
      if (size < this.size) throw new Error('another program has changed the file');
      // What a failed write may have left behind the last line known to be on disk.
      if (size > this.size) await this.file.truncate(this.size);
    }
    let done = 0;
    while (done < bytes.length) {
      const { bytesWritten } = await this.file.write(bytes, done, bytes.length - done, this.size + done);
      done += bytesWritten;
    }
    await this.file.datasync();
    this.size += bytes.length;
  }

  /** A copy beside, for the day on which the middle of the file is damaged. That it fails harms nothing. */
  private async backUp(): Promise<void> {
    const temporary = `${this.parts.backup}.tmp`;
    try {
      await copyFile(this.parts.path, temporary);
      await withFile(temporary, 'r+', (file) => file.sync());
      // The one before stays: if the middle has rotted meanwhile, the new copy has rotted too.
      await rename(this.parts.backup, `${this.parts.backup}.1`).catch(() => undefined);
      await renamePatiently(temporary, this.parts.backup);
      await syncFolder(dirname(this.parts.backup));
      this.backupDue = false;
    } catch {
      // Tried again after the next write.
    }
  }
}
