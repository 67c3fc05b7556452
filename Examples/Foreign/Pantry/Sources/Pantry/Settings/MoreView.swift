import SwiftUI

struct MoreView: View {
  @AppStorage("household") private var household = 2
  @AppStorage("notify") private var notifies = true
  @AppStorage("theme") private var theme = "Plain"
  @State private var pin = ""
  @State private var showsPin = false
  @State private var remark = ""
  @State private var alarm = Date.now
  @FocusState private var isRemarkFocused: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Picker("People", selection: $household) {
            ForEach(1..<7) { Text("\($0)").tag($0) }
          }
          Picker("Theme", selection: $theme) {
            Text("Plain").tag("Plain")
            Text("Colourful").tag("Colourful")
          }
          .pickerStyle(.palette)
        } header: {
          Text("Household")
        } footer: {
          Text(colorScheme == .dark ? "It is dark." : "It is light.")
        }
        Section("Safety") {
          Group {
            if showsPin {
              TextField("PIN", text: $pin)
            } else {
              SecureField("PIN", text: $pin, prompt: Text("Four digits"))
            }
          }
          .textContentType(.password)
          Toggle("Show the PIN", isOn: $showsPin)
          Toggle("Notify", isOn: $notifies).tint(.green)
          DatePicker("Alarm", selection: $alarm, displayedComponents: .hourAndMinute)
            .datePickerStyle(.compact)
            .disabled(!notifies)
        }
        Section("Remarks") {
          TextEditor(text: $remark)
            .focused($isRemarkFocused)
            .frame(minHeight: sizeClass == .compact ? 80 : 160)
            .overlay(alignment: .topLeading) {
              if remark.isEmpty && !isRemarkFocused {
                Text("Anything else?")
                  .foregroundStyle(.tertiary)
                  .padding(8)
                  .allowsHitTesting(false)
              }
            }
          Text("\(remark.count) letters")
            .onTapGesture { isRemarkFocused = true }
        }
      }
      .navigationTitle("More")
    }
  }
}

#Preview {
  MoreView()
}
