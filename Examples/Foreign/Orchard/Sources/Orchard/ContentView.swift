import SwiftUI
import UIKit

struct ContentView: View {
  @State private var orchard = Orchard()
  @State private var selection: Tree?

  var body: some View {
    TabView {
      NavigationStack {
        TreeTable(orchard: orchard) { selection = $0 }
          .ignoresSafeArea()
          .navigationTitle("Orchard")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Toggle("Only ripe", isOn: $orchard.onlyRipe)
            }
          }
          .sheet(item: $selection) { tree in
            TreeDetail(tree: tree)
          }
      }
      .tabItem { Label("Trees", systemImage: "leaf") }

      CardGallery()
        .ignoresSafeArea()
        .tabItem { Label("Cards", systemImage: "rectangle.stack") }
    }
  }
}

struct TreeDetail: View {
  let tree: Tree
  @Environment(\.dismiss) private var dismiss
  @State private var rating = 2

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Variety", value: tree.variety)
        LabeledContent("Harvest", value: "\(tree.kilograms) kg")
        HStack {
          Text("Rating")
          Spacer()
          RatingControl(rating: $rating)
        }
        Text("Rated \(rating) of 3")
      }
      .navigationTitle(tree.name)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}

/// A UIKit control in SwiftUI.
struct RatingControl: UIViewRepresentable {
  @Binding var rating: Int

  func makeUIView(context: Context) -> UISegmentedControl {
    let control = UISegmentedControl(items: ["Fair", "Good", "Great"])
    control.addAction(
      UIAction { [coordinator = context.coordinator] action in
        guard let control = action.sender as? UISegmentedControl else { return }
        coordinator.rating.wrappedValue = control.selectedSegmentIndex + 1
      }, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: UISegmentedControl, context: Context) {
    context.coordinator.rating = $rating
    control.selectedSegmentIndex = rating - 1
  }

  func makeCoordinator() -> Coordinator { Coordinator(rating: $rating) }

  @MainActor final class Coordinator {
    var rating: Binding<Int>

    init(rating: Binding<Int>) { self.rating = rating }
  }
}
