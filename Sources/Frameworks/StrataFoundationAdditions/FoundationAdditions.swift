// One `import Foundation` gives app code what it gives on Apple's platforms: the compiler is told to
// import this module wherever Foundation is (`-import-module`), and this module brings both of
// Linux's halves along. On Apple's platforms it is not built.
@_exported public import Foundation
@_exported public import FoundationNetworking
