import SwiftUI

struct LoadingView: View {
    var body: some View {
        ProgressView("Loading…")
            .frame(maxWidth: .infinity)
            .padding()
    }
}

#Preview("Loading") { LoadingView() }
