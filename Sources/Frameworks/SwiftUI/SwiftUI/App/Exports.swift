@_exported public import Observation
// As Apple's: a file that imports SwiftUI sees Foundation and Observation, too.
@_exported public import StrataFoundationAdditions
// What SwiftUI is made of (docs/decisions/0079): an app names SwiftUI alone.
@_exported public import StrataSwiftUIAccessibility
@_exported public import StrataSwiftUICollections
@_exported public import StrataSwiftUIControls
@_exported public import StrataSwiftUIDrawing
@_exported public import StrataSwiftUIFiles
@_exported public import StrataSwiftUIGestures
@_exported public import StrataSwiftUILayout
@_exported public import StrataSwiftUIMotion
@_exported public import StrataSwiftUINavigation
@_exported public import StrataSwiftUIPickers
@_exported public import SwiftUICore

// As with Apple's, an app that imports SwiftUI only can declare observable objects; whoever wants
// subjects and operators imports Combine.
@_exported public import protocol Combine.ObservableObject
@_exported public import class Combine.ObservableObjectPublisher
@_exported public import struct Combine.Published
