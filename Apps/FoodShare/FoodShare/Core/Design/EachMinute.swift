import SwiftUI

/// Redraws its content each minute, so that relative times in it stay correct.
struct EachMinute<Content: View>: View {
    /// Builds the content for a point in time.
    @ViewBuilder let content: (Date) -> Content
    @State private var opened = Date()

    var body: some View {
        TimelineView(.periodic(from: opened, by: 60)) { context in
            // When something else changes, `context.date` may lie up to a minute in the past.
            content(max(context.date, Date()))
        }
    }
}
