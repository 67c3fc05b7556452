import Observation
import SwiftUI

/// The way in which a screen is presented.
public enum ScreenOption: Sendable {
    case push
}

/// Pushes and pops the screens of a navigation stack.
@MainActor
@Observable
public final class Router {
    struct Screen: Hashable {
        let number: Int
        let view: AnyView

        static func == (one: Screen, other: Screen) -> Bool { one.number == other.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    var screens: [Screen] = []
    private var shown = 0

    public init() {}

    /// The number of screens above the first.
    public var depth: Int { screens.count }

    public func showScreen<Content: View>(_ option: ScreenOption, @ViewBuilder _ screen: (Router) -> Content) {
        shown += 1
        screens.append(Screen(number: shown, view: AnyView(screen(self))))
    }

    /// Does nothing on the first screen.
    public func dismissScreen() {
        if !screens.isEmpty { screens.removeLast() }
    }
}

/// A navigation stack with its router.
public struct RouterView<Content: View>: View {
    @State private var router = Router()
    private let content: (Router) -> Content

    public init(@ViewBuilder content: @escaping (Router) -> Content) { self.content = content }

    public var body: some View {
        NavigationStack(path: $router.screens) {
            content(router)
                .navigationDestination(for: Router.Screen.self) { $0.view }
        }
    }
}
