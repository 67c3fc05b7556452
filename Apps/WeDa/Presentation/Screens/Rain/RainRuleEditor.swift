import Foundation
import SwiftUI
import WeDaDomain

/// The page that makes or changes a rule for rain.
struct RainRuleEditor: View {
  let draft: RainRuleDraft
  let favorites: [Favorite]
  let problem: InvalidValue?
  let settings: WeatherSettings
  let send: @MainActor (RainRulesViewModel.Action) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    NavigationStack {
      Form {
        way
        days
        notice
        if let problem { refusal(problem) }
      }
      .navigationTitle(Text(draft.isNew ? Words.Rain.Edit.new : Words.Rain.Edit.change))
      // Beside two buttons, the title would be cut in large text.
      .navigationBarTitleDisplayMode(.large)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button {
            send(.editCancelled)
          } label: {
            Text(Words.App.Button.cancel)
          }
          .accessibilityIdentifier(UITestIDs.Rain.cancel)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button {
            send(.savePressed)
          } label: {
            Text(Words.Rain.Edit.save)
          }
          .accessibilityIdentifier(UITestIDs.Rain.save)
        }
      }
    }
    // The draft's times are those of a clock in GMT.
    .environment(\.timeZone, .gmt)
  }

  private var way: some View {
    Section {
      Picker(selection: binding(\.place)) {
        ForEach(draft.places(favorites)) { choice in
          Text(verbatim: choice.name).tag(choice.id)
        }
      } label: {
        Text(Words.Rain.Edit.place)
      }
      .accessibilityIdentifier(UITestIDs.Rain.place)
      time(Words.Rain.Edit.start, \.start)
        .accessibilityIdentifier(UITestIDs.Rain.start)
      time(Words.Rain.Edit.end, \.end)
        .accessibilityIdentifier(UITestIDs.Rain.end)
    } footer: {
      Text(draft.isOvernight ? Words.Rain.Edit.overnight : Words.Rain.Edit.local)
    }
  }

  private var days: some View {
    Section {
      ForEach(Weekday.allCases, id: \.self) { day in
        Toggle(isOn: contains(day)) { Text(verbatim: format.weekday(day.example)) }
          .accessibilityIdentifier(UITestIDs.Rain.day(day.rawValue))
      }
    } header: {
      Text(Words.Rain.Edit.days)
    }
  }

  private var notice: some View {
    Section {
      time(Words.Rain.Edit.notice, \.notice)
        .accessibilityIdentifier(UITestIDs.Rain.notice)
      Picker(selection: binding(\.threshold)) {
        ForEach(draft.thresholds, id: \.self) { Text(verbatim: format.least($0)).tag($0) }
      } label: {
        Text(Words.Rain.Edit.least)
      }
      .accessibilityIdentifier(UITestIDs.Rain.least)
    } footer: {
      if draft.isToldTheDayBefore { Text(Words.Rain.Edit.dayBefore) }
    }
  }

  private func refusal(_ problem: InvalidValue) -> some View {
    Section {
      Text(problem.field == "weekdays" ? Words.Rain.Problem.days : Words.Rain.Problem.times)
        .foregroundStyle(.red)
        .accessibilityIdentifier(UITestIDs.Rain.problem)
    }
  }

  private func time(
    _ title: LocalizedStringResource, _ time: WritableKeyPath<RainRuleDraft, Date>
  ) -> some View {
    DatePicker(selection: binding(time), displayedComponents: .hourAndMinute) { Text(title) }
  }

  private func binding<Value>(
    _ value: WritableKeyPath<RainRuleDraft, Value>
  ) -> Binding<Value> {
    Binding(get: { draft[keyPath: value] }, set: { change(value, to: $0) })
  }

  private func contains(_ day: Weekday) -> Binding<Bool> {
    Binding(
      get: { draft.weekdays.contains(day) },
      set: { isOn in
        let other = draft.weekdays.subtracting([day])
        change(\.weekdays, to: isOn ? other.union([day]) : other)
      })
  }

  private func change<Value>(
    _ value: WritableKeyPath<RainRuleDraft, Value>, to new: Value
  ) {
    var changed = draft
    changed[keyPath: value] = new
    send(.drafted(changed))
  }

  private var format: WeatherFormat { WeatherFormat(settings, locale: locale) }
}
