// One `import Foundation` gives app code the same as on Apple's platforms: the compiler imports
// this module along with Foundation (`-import-module`), and this module exports both of Linux's
// parts. On Apple's platforms it is not built.
@_exported public import Foundation
@_exported public import FoundationNetworking
