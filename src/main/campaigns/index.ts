export * from './bundle';
export * from './desk';
export * from './files';
export * from './scenario-files';
