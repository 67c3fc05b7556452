import SwiftUI

/// Draws its content again each minute, so that ages in it stay true while somebody looks.
struct EachMinute<Content: View>: View {
    /// Gets the moment that it is drawn for.
    @ViewBuilder let content: (Date) -> Content
    @State private var opened = Date()

    var body: some View {
        TimelineView(.periodic(from: opened, by: 60)) { context in
            // A moment that was drawn for may lie up to a minute back when something else changes.
            content(max(context.date, Date()))
        }
    }
}
