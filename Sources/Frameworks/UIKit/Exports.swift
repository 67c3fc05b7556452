// As Apple's: a file that imports UIKit sees Foundation too.
@_exported public import StrataFoundationAdditions

// These types belong to UIKit, but SwiftUI needs them and declares them.
@_exported public import enum StrataSwiftUIApp.UIKeyboardType
@_exported public import enum StrataSwiftUIApp.UITextAutocapitalizationType
@_exported public import struct StrataSwiftUIApp.UITextContentType
