// As Apple's: a file that imports UIKit sees Foundation too.
@_exported public import StrataFoundationAdditions

// These types belong to UIKit, but SwiftUI needs them and declares them.
@_exported public import enum SwiftUI.UIKeyboardType
@_exported public import enum SwiftUI.UITextAutocapitalizationType
@_exported public import struct SwiftUI.UITextContentType
