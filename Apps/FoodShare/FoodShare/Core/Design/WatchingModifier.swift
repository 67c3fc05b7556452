import SwiftUI

/// Runs work while a view is shown that does not end by itself, such as listening for changes.
///
/// The modifier does not use `.task`, since the first page waits for tasks.
private struct WatchingModifier<ID: Equatable>: ViewModifier {
    let id: ID
    let work: @MainActor () async -> Void
    @State private var watch = Watch()

    func body(content: Content) -> some View {
        content
            .onAppear { watch.begin(work) }
            .onDisappear { watch.end() }
            .onChange(of: id) {
                guard watch.hasBegun else { return }
                watch.end()
                watch.begin(work)
            }
    }
}

@MainActor private final class Watch {
    private var task: Task<Void, Never>?
    var hasBegun: Bool { task != nil }

    deinit { task?.cancel() }

    func begin(_ work: @escaping @MainActor () async -> Void) {
        guard task == nil else { return }
        task = Task { await work() }
    }

    func end() {
        task?.cancel()
        task = nil
    }
}

extension View {
    func watching(_ work: @escaping @MainActor () async -> Void) -> some View {
        modifier(WatchingModifier(id: true, work: work))
    }

    /// Runs work while the view is shown, and begins it anew when a value changes.
    func watching(id: some Equatable, _ work: @escaping @MainActor () async -> Void) -> some View {
        modifier(WatchingModifier(id: id, work: work))
    }
}
