import SwiftUI

struct ItemEditor: View {
  @Bindable var item: Item
  @Environment(Pantry.self) private var pantry
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isNameFocused: Bool
  @State private var detent = PresentationDetent.fraction(0.6)

  var body: some View {
    NavigationStack {
      Form {
        Section("Name") {
          TextField("Name", text: $item.name)
            .focused($isNameFocused)
            .onSubmit(save)
            .submitLabel(.done)
          TextField("Note", text: $item.note, axis: .vertical)
            .lineLimit(2...4)
        }
        Section("Amount") {
          LabeledContent("Amount") {
            TextField("Amount", value: $item.amount, format: .number)
              .multilineTextAlignment(.trailing)
              .keyboardType(.decimalPad)
          }
          Stepper("By one", value: $item.amount, in: 0...10_000, step: 1)
          Slider(value: $item.amount, in: 0...1_000)
            .accessibilityLabel("Amount")
          Picker("Unit", selection: $item.unit) {
            ForEach(Measure.allCases) { unit in
              Text(unit.rawValue).tag(unit)
            }
          }
          .pickerStyle(.wheel)
        }
        Section {
          Picker("Place", selection: $item.place) {
            ForEach(Place.allCases) { place in
              Label(place.rawValue, systemImage: place.symbol)
            }
          }
          .pickerStyle(.inline)
          .labelsHidden()
          ColorPicker("Colour", selection: $item.color)
        } header: {
          Label("Where", systemImage: "mappin")
        }
        BestBefore(date: $item.bestBefore)
      }
      .formStyle(.grouped)
      .scrollDismissesKeyboard(.interactively)
      .navigationTitle(item.name.isEmpty ? "New item" : item.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(item.name.isEmpty)
            .keyboardShortcut(.defaultAction)
        }
      }
    }
    .task { isNameFocused = item.name.isEmpty }
    .presentationDetents([.fraction(0.6), .height(500), .large], selection: $detent)
    .presentationCornerRadius(24)
    .presentationBackgroundInteraction(.enabled(upThrough: .fraction(0.6)))
  }

  private func save() {
    guard !item.name.isEmpty else { return }
    pantry.add(item)
    dismiss()
  }
}

private struct BestBefore: View {
  @Binding var date: Date?

  var body: some View {
    Section("Best before") {
      Toggle("Has a date", isOn: hasDate)
      if let day = Binding($date) {
        DatePicker("Day", selection: day, displayedComponents: [.date])
          .datePickerStyle(.graphical)
          .transition(.opacity)
      }
    }
  }

  private var hasDate: Binding<Bool> {
    Binding {
      date != nil
    } set: { isOn in
      withAnimation { date = isOn ? .now : nil }
    }
  }
}

#Preview("New item") {
  ItemEditor(item: Item(name: "", place: .fridge))
    .environment(Pantry())
}
