// As Apple's: a file that imports SwiftUI sees Foundation and Observation, too.
@_exported public import FoundationAdditions
@_exported public import Observation
// What SwiftUI is made of (docs/decisions/0079): an app names SwiftUI alone.
@_exported public import SwiftUIAccessibility
@_exported public import SwiftUICollections
@_exported public import SwiftUIControls
@_exported public import SwiftUICore
@_exported public import SwiftUIDrawing
@_exported public import SwiftUIFiles
@_exported public import SwiftUIGestures
@_exported public import SwiftUILayout
@_exported public import SwiftUIMotion
@_exported public import SwiftUINavigation
@_exported public import SwiftUIPickers

// As with Apple's, an app that imports SwiftUI only can declare observable objects; whoever wants
// subjects and operators imports Combine.
@_exported public import protocol Combine.ObservableObject
@_exported public import class Combine.ObservableObjectPublisher
@_exported public import struct Combine.Published
