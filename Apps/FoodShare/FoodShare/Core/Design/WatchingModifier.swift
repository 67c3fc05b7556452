import SwiftUI

/// Runs work that does not end by itself while a view is there, such as listening for changes.
///
/// It is no `.task`: the first page waits for those.
private struct WatchingModifier: ViewModifier {
    let work: @MainActor () async -> Void
    @State private var watch = Watch()

    func body(content: Content) -> some View {
        content
            .onAppear { watch.begin(work) }
            .onDisappear { watch.end() }
    }
}

@MainActor private final class Watch {
    private var task: Task<Void, Never>?

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
        modifier(WatchingModifier(work: work))
    }
}
