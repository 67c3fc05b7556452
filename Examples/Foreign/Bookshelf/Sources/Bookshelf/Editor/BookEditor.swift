import SwiftUI

struct BookEditor: View {
  private enum Field: Hashable {
    case title, author, notes
  }

  @State private var draft: Book
  @State private var hasDate = true
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss
  private let onSave: (Book) -> Void

  init(book: Book, onSave: @escaping (Book) -> Void) {
    _draft = State(initialValue: book)
    self.onSave = onSave
  }

  var body: some View {
    NavigationStack {
      Form {
        naming
        kind
        reading
        Section("Notes") {
          TextEditor(text: $draft.notes)
            .frame(minHeight: 100)
            .focused($focus, equals: .notes)
        }
      }
      .navigationTitle(draft.title.isEmpty ? "New book" : draft.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(draft.title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .interactiveDismissDisabled(!draft.title.isEmpty)
      .onAppear { focus = .title }
    }
  }

  private var naming: some View {
    Section {
      TextField("Title", text: $draft.title)
        .focused($focus, equals: .title)
        .submitLabel(.next)
        .textInputAutocapitalization(.words)
        .onSubmit { focus = .author }
      TextField("Author", text: $draft.author, prompt: Text("First and last name"))
        .focused($focus, equals: .author)
        .autocorrectionDisabled()
        .submitLabel(.done)
    } header: {
      Text("Book")
    } footer: {
      if draft.title.isEmpty {
        Label("A book needs a title.", systemImage: "exclamationmark.triangle")
          .foregroundStyle(Color.trouble)
      }
    }
  }

  private var kind: some View {
    Section("Kind") {
      Picker("Genre", selection: $draft.genre) {
        ForEach(Genre.allCases) { Text($0.name).tag($0) }
      }
      .pickerStyle(.menu)
      Picker("Status", selection: $draft.status) {
        ForEach(Book.Status.allCases) { status in
          Label(status.title, systemImage: status.symbol).tag(status)
        }
      }
      .pickerStyle(.segmented)
      Toggle("Favorite", isOn: $draft.isFavorite)
        .toggleStyle(StarToggleStyle())
    }
  }

  private var reading: some View {
    Section("Reading") {
      TextField("Pages", value: $draft.pages, format: .number)
        .keyboardType(.numberPad)
      Stepper("Read: \(draft.pagesRead)", value: $draft.pagesRead, in: 0...max(0, draft.pages))
      Slider(value: $draft.rating, in: 0...5, step: 0.5) {
        Text("Rating")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("5")
      }
      Toggle("Acquired", isOn: $hasDate.animation())
      if hasDate {
        DatePicker("Date", selection: $draft.acquired, in: ...Date(), displayedComponents: .date)
      }
    }
  }

  private func save() {
    onSave(draft)
    dismiss()
  }
}

#Preview("New") {
  BookEditor(book: Book(title: "", author: "", genre: .poetry, pages: 100)) { _ in }
}
