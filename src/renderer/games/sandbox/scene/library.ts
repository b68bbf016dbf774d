import { useMemo, useState } from 'react';
import { tierFor } from '../../../table/tier';
import type { TableSettings } from '../../contract';
import { FaceBook } from './face/book';
import { useFiles } from './files';
import { Models } from './models';
import type { Library } from './Pieces';

/** What this table's pieces look like: painted, fetched and loaded as they are needed. */
export function useLibrary(match: string, quality: TableSettings['quality']): Library {
  const fetchFile = useFiles(match);
  const [version, setVersion] = useState(0);
  const parts = useMemo(() => {
    const changed = () => setVersion((n) => n + 1);
    return {
      book: new FaceBook(tierFor(quality), fetchFile, changed),
      models: new Models(fetchFile, changed),
    };
  }, [quality, fetchFile]);
  return useMemo(() => ({ ...parts, version }), [parts, version]);
}
