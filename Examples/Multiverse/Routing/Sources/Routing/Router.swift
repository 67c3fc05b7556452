import Observation
import SwiftUI

/// The way in which a screen is presented.
public enum ScreenOption: Sendable {
    case push
    /// Above the stack, as the first screen of a stack of its own.
    case sheet
}

/// Pushes and pops the screens of a navigation stack, and presents a sheet above it.
@MainActor
@Observable
public final class Router {
    struct Screen: Hashable {
        let number: Int
        let view: AnyView

        static func == (one: Screen, other: Screen) -> Bool { one.number == other.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    struct Sheet: Identifiable {
        let router: Router
        let view: AnyView

        var id: ObjectIdentifier { ObjectIdentifier(router) }
    }

    var screens: [Screen] = []
    var sheet: Sheet?
    private var shown = 0
    @ObservationIgnored private weak var presenter: Router?

    public init() {}

    /// Creates the router of a sheet.
    private init(presenter: Router) { self.presenter = presenter }

    /// The number of screens above the first, with that of a sheet.
    public var depth: Int { screens.count + (sheet == nil ? 0 : 1) }

    public func showScreen<Content: View>(_ option: ScreenOption, @ViewBuilder _ screen: (Router) -> Content) {
        switch option {
        case .push:
            shown += 1
            screens.append(Screen(number: shown, view: AnyView(screen(self))))
        case .sheet:
            let inner = Router(presenter: self)
            sheet = Sheet(router: inner, view: AnyView(screen(inner)))
        }
    }

    /// Closes the screen on top. The first screen of a sheet closes the sheet; that of the app stays.
    public func dismissScreen() {
        if sheet != nil {
            sheet = nil
        } else if !screens.isEmpty {
            screens.removeLast()
        } else {
            presenter?.sheet = nil
        }
    }
}

/// A navigation stack with its router.
public struct RouterView<Content: View>: View {
    @State private var router = Router()
    private let content: (Router) -> Content

    public init(@ViewBuilder content: @escaping (Router) -> Content) { self.content = content }

    public var body: some View {
        RouterStack(router: router) { content(router) }
    }
}

/// The stack of a router, and the sheet above it.
private struct RouterStack<Content: View>: View {
    @Bindable var router: Router
    @ViewBuilder let content: () -> Content

    var body: some View {
        NavigationStack(path: $router.screens) {
            content()
                .navigationDestination(for: Router.Screen.self) { $0.view }
        }
        .sheet(item: $router.sheet) { sheet in
            RouterStack<AnyView>(router: sheet.router) { sheet.view }
        }
    }
}
