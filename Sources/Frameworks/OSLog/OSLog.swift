// `import OSLog` brings everything of `os`, as Apple's does.
@_exported public import os
