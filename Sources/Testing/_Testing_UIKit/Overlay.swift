// Swift Testing asks for a module of this name wherever a file imports both it and UIKit: on
// Apple's platforms it lets a test attach a `UIImage`. Here there is nothing to add, but without
// the module no such test compiles.
