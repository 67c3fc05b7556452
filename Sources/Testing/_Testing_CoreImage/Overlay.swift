// Swift Testing imports a module of this name in every file that imports both it and CoreImage, as
// SwiftUI does: on Apple's platforms it lets a test attach a `CIImage`. There is nothing to add
// here, but such tests do not compile without the module.
