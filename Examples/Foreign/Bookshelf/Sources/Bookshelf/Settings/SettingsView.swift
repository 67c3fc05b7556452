import SwiftUI

struct SettingsView: View {
  @AppStorage("appearance") private var appearance = Appearance.system
  @AppStorage("owner") private var owner = ""
  @AppStorage("reminders") private var reminds = false
  @AppStorage("font-size") private var fontSize = 16.0
  @EnvironmentObject private var timer: ReadingTimer
  @State private var passcode = ""
  @State private var accent = Color.spine
  @State private var reminder = Date()
  @State private var isResetting = false
  @State private var showsAbout = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $owner)
            .textContentType(.name)
          SecureField("Passcode", text: $passcode)
        }
        looks
        habits
        Section {
          DisclosureGroup("About", isExpanded: $showsAbout) {
            Text("**Bookshelf** keeps what you *mean* to read.")
            Link("Apple's documentation", destination: URL(string: "https://developer.apple.com")!)
          }
          Button("Reset settings…", role: .destructive) { isResetting = true }
        }
      }
      .navigationTitle("Settings")
      .confirmationDialog("Reset everything?", isPresented: $isResetting) {
        Button("Reset", role: .destructive, action: reset)
      }
    }
  }

  private var looks: some View {
    Section("Looks") {
      Picker("Appearance", selection: $appearance) {
        ForEach(Appearance.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.navigationLink)
      ColorPicker("Accent", selection: $accent, supportsOpacity: false)
      Slider(value: $fontSize, in: 12...28, step: 1) { Text("Letters") }
      Text("Sample text")
        .font(.system(size: fontSize))
        .foregroundStyle(accent)
    }
  }

  private var habits: some View {
    Section {
      Toggle(isOn: $reminds) {
        Label("Remind me", systemImage: "bell")
          .labelStyle(TintedLabelStyle(color: .red))
      }
      .toggleStyle(.switch)
      if reminds {
        DatePicker("At", selection: $reminder, displayedComponents: .hourAndMinute)
      }
      Stepper("Goal: \(timer.goal) minutes") {
        timer.goal += 5
      } onDecrement: {
        timer.goal = max(5, timer.goal - 5)
      }
    } header: {
      Text("Habits")
    } footer: {
      Text("A small goal is a goal that is kept.")
    }
  }

  private func reset() {
    owner = ""
    passcode = ""
    reminds = false
    fontSize = 16
    appearance = .system
  }
}

#Preview {
  SettingsView().environmentObject(ReadingTimer())
}
