import SwiftUI

struct BookDetail: View {
  let id: Book.ID

  @EnvironmentObject private var library: Library
  @Environment(\.dismiss) private var dismiss
  @State private var isEditing = false
  @State private var isAsking = false
  @State private var showsNotes = false
  @State private var titleHeight: CGFloat = 0

  var body: some View {
    if let book = library.binding(for: id) {
      content(book)
    } else {
      ContentUnavailableView(
        "No such book", systemImage: "book.closed",
        description: Text("It may have been deleted."))
    }
  }

  private func content(_ book: Binding<Book>) -> some View {
    ScrollView {
      VStack(spacing: 20) {
        DraggableCover(book: book.wrappedValue)
        heading(book.wrappedValue)
        RatingView(rating: book.rating)
        progress(book)
        notes(book)
      }
      .padding()
    }
    .onPreferenceChange(TitleHeightKey.self) { titleHeight = $0 }
    .navigationTitle(book.wrappedValue.title)
    .navigationBarTitleDisplayMode(titleHeight > 60 ? .inline : .automatic)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Edit") { isEditing.toggle() }
      }
      ToolbarItem(placement: .destructiveAction) {
        Button(role: .destructive) {
          isAsking = true
        } label: {
          Image(systemName: "trash")
        }
        .accessibilityLabel("Remove")
      }
    }
    .sheet(isPresented: $isEditing) {
      BookEditor(book: book.wrappedValue) { book.wrappedValue = $0 }
    }
    .confirmationDialog("Remove this book?", isPresented: $isAsking, titleVisibility: .visible) {
      Button("Remove", role: .destructive) {
        library.remove([id])
        dismiss()
      }
      Button("Keep it", role: .cancel) {}
    } message: {
      Text("You can restore it by pulling the list down.")
    }
  }

  private func heading(_ book: Book) -> some View {
    VStack(spacing: 4) {
      Text(book.title)
        .font(.system(.title, design: .serif, weight: .bold))
        .multilineTextAlignment(.center)
      (Text("by ") + Text(book.author).italic())
        .foregroundStyle(.secondary)
      Text("Acquired \(book.acquired, style: .date)")
        .font(.caption)
    }
    .background {
      GeometryReader { proxy in
        Color.clear.preference(key: TitleHeightKey.self, value: proxy.size.height)
      }
    }
  }

  private func progress(_ book: Binding<Book>) -> some View {
    GroupBox {
      Stepper(value: book.pagesRead, in: 0...book.wrappedValue.pages, step: 10) {
        Text("Page \(book.wrappedValue.pagesRead) of \(book.wrappedValue.pages)")
          .monospacedDigit()
          .contentTransition(.numericText())
      }
      ProgressView(value: book.wrappedValue.progress) {
        Text("Progress")
      } currentValueLabel: {
        Text(book.wrappedValue.progress, format: .percent.precision(.fractionLength(0)))
      }
      .progressViewStyle(BarProgressViewStyle(color: book.wrappedValue.genre.color))
    } label: {
      Label("Reading", systemImage: "book")
    }
    .animation(.spring(response: 0.4, dampingFraction: 0.7), value: book.wrappedValue.pagesRead)
    .onChange(of: book.wrappedValue.pagesRead) { old, new in
      book.wrappedValue.status = new == book.wrappedValue.pages ? .finished : .reading
    }
  }

  @ViewBuilder
  private func notes(_ book: Binding<Book>) -> some View {
    Button(showsNotes ? "Hide notes" : "Show notes") {
      withAnimation(.easeInOut(duration: 0.25)) { showsNotes.toggle() }
    }
    .buttonStyle(.pill)
    if showsNotes {
      Text(book.wrappedValue.notes.isEmpty ? "No notes yet." : book.wrappedValue.notes)
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }
  }
}

private struct TitleHeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct BookDetail_Previews: PreviewProvider {
  static var previews: some View {
    let library = Library.sample
    return NavigationStack { BookDetail(id: library.books[1].id) }
      .environmentObject(library)
  }
}
