import SwiftUI

struct StatsView: View {
  @EnvironmentObject private var library: Library
  @ObservedObject private var clock = StatsClock()
  @EnvironmentObject private var timer: ReadingTimer
  @State private var shown = false
  @Namespace private var namespace

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 24) {
          ring
          controls
          bars
          LabeledContent("Opened", value: clock.opened, format: .number)
            .padding(.horizontal)
        }
        .padding(.vertical)
      }
      .navigationTitle("Statistics")
    }
    .navigationViewStyle(.stack)
    .onAppear {
      clock.opened += 1
      withAnimation(.easeOut(duration: 0.6).delay(0.1)) { shown = true }
    }
    .onDisappear { shown = false }
  }

  private var ring: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 16)
      RingShape(fraction: shown ? timer.progress : 0)
        .stroke(
          AngularGradient(colors: [.mint, .blue, .mint], center: .center),
          style: StrokeStyle(lineWidth: 16, lineCap: .round))
      VStack {
        Text(timer.minutes, format: .number)
          .font(.system(size: 44, weight: .semibold, design: .rounded))
        Text("of \(timer.goal) minutes").font(.footnote)
      }
    }
    .frame(width: 180, height: 180)
    .accessibilityElement(children: .combine)
  }

  private var controls: some View {
    HStack {
      Button("Read 5 minutes") { withAnimation { timer.add(5) } }
        .buttonStyle(.borderedProminent)
        // White text is legible on it, which it is not on the dark shade of the app's colour.
        .tint(.indigo)
      Button("Reset", role: .destructive, action: timer.reset)
        .buttonStyle(.bordered)
        .disabled(timer.minutes == 0)
    }
    .controlSize(.large)
  }

  private var bars: some View {
    VStack(alignment: .leading) {
      ForEach(Genre.allCases) { genre in
        let count = library.books(in: genre, matching: "").count
        HStack {
          Text(genre.name).frame(width: 80, alignment: .trailing)
          Capsule()
            .fill(genre.gradient)
            .frame(width: shown ? CGFloat(count) * 48 : 0, height: 18)
            .matchedGeometryEffect(id: genre, in: namespace)
          Text("\(count)").font(.caption.monospacedDigit())
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(genre.name)
        .accessibilityValue("\(count)")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal)
  }
}

@MainActor
final class StatsClock: ObservableObject {
  @Published var opened = 0
}

#Preview {
  StatsView()
    .environmentObject(Library.sample)
    .environmentObject(ReadingTimer())
}
