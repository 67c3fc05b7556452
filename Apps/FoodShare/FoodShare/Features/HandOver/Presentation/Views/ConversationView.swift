import SwiftUI

/// A conversation of two people about an offer: its state, the pickup, and the messages.
struct ConversationView: View {
    @State var viewModel: ConversationViewModel
    @State private var isCancelling = false
    @State private var isBlocking = false
    @State private var terms: PickupTermsViewModel?
    /// The message that was typed and not sent, which outlives a reload of the page; `nil` if there is none.
    @SceneStorage private var draft: String?
    @Environment(\.scenePhase) private var phase

    init(viewModel: ConversationViewModel) {
        _viewModel = State(initialValue: viewModel)
        _draft = SceneStorage("message.\(viewModel.route.id)")
    }

    var body: some View {
        content
            .navigationTitle(viewModel.handOver.map { Text(verbatim: $0.title) } ?? Text(.handOverNavigationTitle))
            .navigationBarTitleDisplayMode(.inline)
            .onAppear {
                if let draft, viewModel.text.isEmpty { viewModel.text = draft }
            }
            .onChange(of: viewModel.text) { draft = viewModel.text.isEmpty ? nil : viewModel.text }
            .onChange(of: viewModel.handOver?.takesMessages) {
                if viewModel.handOver?.takesMessages == false { draft = nil }
            }
            .task { await viewModel.load() }
            .watching { await viewModel.watch() }
            .watching(id: viewModel.nextLook) { await viewModel.watchTime() }
            .onChange(of: phase, initial: true) { _, phase in
                viewModel.isVisible = phase == .active
                // What arrived meanwhile is read now.
                if viewModel.isVisible { Task { await viewModel.refresh() } }
            }
            .toolbar {
                // Nobody is left to block once the giver has left.
                if let course = viewModel.handOver?.course, !course.isClosed, course.reason != .giverLeft {
                    ToolbarItem(placement: .primaryAction) { menu }
                }
            }
            .cancelDialog(
                isPresented: $isCancelling, role: viewModel.handOver?.role ?? .taker, identifier: "handover.cancel.reason"
            ) { reason in
                await viewModel.perform(.cancel(reason))
            }
            .confirmationDialog(Text(.handOverBlockTitle), isPresented: $isBlocking, titleVisibility: .visible) {
                Button(role: .destructive) {
                    Task { await viewModel.perform(.block) }
                } label: {
                    Text(.handOverBlockLabel)
                }
            }
            .sheet(isPresented: isChangingTerms) {
                if let terms {
                    NavigationStack { PickupTermsView(viewModel: terms) { self.terms = nil } }
                }
            }
    }

    private var isChangingTerms: Binding<Bool> {
        Binding {
            terms != nil
        } set: { isShown in
            if !isShown { terms = nil }
        }
    }

    private var menu: some View {
        Menu {
            Button(role: .destructive) {
                isBlocking = true
            } label: {
                Label {
                    Text(.handOverBlockLabel)
                } icon: {
                    Image(systemName: "eye.slash")
                }
            }
        } label: {
            Label {
                Text(.listingMoreLabel)
            } icon: {
                Image(systemName: "ellipsis.circle")
            }
        }
        .accessibilityIdentifier("handover.more")
    }

    @ViewBuilder private var content: some View {
        if let handOver = viewModel.handOver {
            ScrollViewReader { scroll in
                EachMinute { now in sections(of: handOver, at: now) }
                    .safeAreaInset(edge: .bottom) {
                        if viewModel.hasUnseenOutOfSight, let last = viewModel.unseen {
                            newMessages { scroll.scrollTo(last.id) }
                        }
                    }
                    .onAppear {
                        if let target = viewModel.firstTarget { scroll.scrollTo(target) }
                    }
            }
        } else if let error = viewModel.error {
            ProblemView(error: error) { await viewModel.load() }
        } else {
            ProgressView { Text(.feedLoadingLabel) }
        }
    }

    /// The button that leads to new messages out of sight. Whoever uses it reads them, however high the window is.
    private func newMessages(_ scroll: @escaping () -> Void) -> some View {
        Button {
            scroll()
            Task { await viewModel.seeLast() }
        } label: {
            Label {
                Text(.handOverNewLabel)
            } icon: {
                Image(systemName: "arrow.down")
            }
        }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier("handover.new")
        .padding()
    }

    private func sections(of handOver: HandOver, at now: Date) -> some View {
        List {
            if let offer = viewModel.offer { ConversationOffer(offer: offer, photo: viewModel.photo) }
            ConversationState(viewModel: viewModel, handOver: handOver, now: now) { isCancelling = true }
            if !handOver.course.isClosed, handOver.status.isAgreed || handOver.status == .asked {
                PickupSection(viewModel: viewModel, handOver: handOver) { terms = viewModel.makeTerms() }
            }
            MessagesSection(viewModel: viewModel, handOver: handOver, now: now)
            // The map fills a phone's screen, so it is below the messages, and unread ones can be seen at once.
            if !handOver.course.isClosed, handOver.status.isAgreed { PickupPlaceSection(handOver: handOver) }
        }
    }
}

#if DEBUG
@MainActor private func conversation(_ handOver: HandOver) -> some View {
    NavigationStack {
        ConversationView(viewModel: ConversationViewModel(handOver.route, repository: MockHandOverRepository([handOver])))
    }
}

#Preview("Promised") { conversation(.fixture()) }

#Preview("Asked, for the giver") { conversation(.fixture(role: .giver, status: .asked, messages: [])) }

#Preview("Handed over") { conversation(.fixture(status: .handedOver)) }
#endif
