import Combine
import StreamChat
import StreamChatSwiftUI
import SwiftUI

/// What a row of the list knows about its message.
final class ClubMessageViewModel: ObservableObject {
    @Injected(\.utils) private var utils

    @Published private(set) var heading = ""
    @Published var isStarred = false

    private var observers = Set<AnyCancellable>()

    init(message: ChatMessage) {
        isStarred = message.text.hasPrefix("★")
        $isStarred
            .removeDuplicates()
            .map { $0 ? "\(message.author.name ?? "Somebody") recommends" : message.author.name ?? "" }
            .sink { [weak self] in self?.heading = $0 }
            .store(in: &observers)
    }
}

/// A message as a page with its author's name over it.
struct ClubMessageRow<Factory: ViewFactory>: View {
    @Environment(\.layoutDirection) private var layoutDirection
    @Injected(\.fonts) private var fonts
    @Injected(\.colors) private var colors
    @StateObject private var viewModel: ClubMessageViewModel

    private let factory: Factory
    private let channel: ChatChannel
    private let message: ChatMessage
    private let width: CGFloat?
    private let showsAllInfo: Bool
    @Binding private var quotedMessage: ChatMessage?
    private let onLongPress: (MessageDisplayInfo) -> Void

    init(
        factory: Factory, channel: ChatChannel, message: ChatMessage, width: CGFloat?, showsAllInfo: Bool,
        quotedMessage: Binding<ChatMessage?>, onLongPress: @escaping (MessageDisplayInfo) -> Void
    ) {
        _viewModel = StateObject(wrappedValue: ClubMessageViewModel(message: message))
        _quotedMessage = quotedMessage
        self.factory = factory
        self.channel = channel
        self.message = message
        self.width = width
        self.showsAllInfo = showsAllInfo
        self.onLongPress = onLongPress
    }

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            if !message.isSentByCurrentUser {
                factory.makeMessageAvatarView(
                    for: UserDisplayInfo(
                        id: message.author.id, name: message.author.name ?? "", imageURL: message.author.imageURL))
            } else {
                Spacer(minLength: 40)
            }
            page
            if !message.isSentByCurrentUser { Spacer(minLength: 40) }
        }
        .padding(.horizontal)
        .padding(.bottom, showsAllInfo ? 8 : 2)
    }

    private var page: some View {
        VStack(alignment: .leading, spacing: 3) {
            if showsAllInfo {
                HStack {
                    Text(viewModel.heading).font(fonts.footnoteBold)
                    if viewModel.isStarred { Image(systemName: "star.fill").foregroundColor(.yellow) }
                }
            }
            Text(message.text)
                .font(fonts.body)
                .padding(8)
                .modifier(
                    factory.makeMessageViewModifier(for: MessageModifierInfo(message: message, isFirst: showsAllInfo))
                )
                .overlay(alignment: .topTrailing) {
                    factory.makeMessageReactionView(
                        message: message, onTapGesture: {}, onLongPressGesture: { viewModel.isStarred.toggle() }
                    )
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                }
            if showsAllInfo { factory.makeMessageDateView(for: message) }
        }
    }
}

/// The reactions to a message as small labels.
struct ClubReactions: View {
    let message: ChatMessage

    var body: some View {
        HStack(spacing: 2) {
            ForEach(message.reactionScores.sorted { $0.key.rawValue < $1.key.rawValue }, id: \.key) { reaction, score in
                Text("\(reaction.rawValue) \(score)")
                    .font(.caption2.monospacedDigit())
                    .padding(.horizontal, 5)
                    .background(Capsule().fill(Color.club))
                    .foregroundColor(.white)
            }
        }
    }
}

/// Opens the club's own picker, instead of the kit's two.
struct BookmarkButton: View {
    @Binding var state: PickerTypeState
    @State private var isMarked = false

    var body: some View {
        Button {
            isMarked.toggle()
            state = .expanded(.custom)
        } label: {
            Image(systemName: isMarked ? "bookmark.fill" : "bookmark")
        }
        .tint(.club)
        .frame(width: 36, height: 36)
    }
}

/// The first letter of a name on a colored page.
struct ClubAvatar: View {
    let name: String
    var size: CGFloat = 32

    var body: some View {
        Text(name.prefix(1))
            .font(.system(size: size / 2, weight: .bold))
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(Color.club.gradient, in: .rect(cornerRadius: 6))
            .accessibilityLabel(name)
    }
}

/// UIKit's bar of progress as a SwiftUI view.
struct PageBar: UIViewRepresentable {
    let progress: Double

    func makeUIView(context: Context) -> UIProgressView {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.setContentHuggingPriority(.required, for: .vertical)
        return bar
    }

    func updateUIView(_ bar: UIProgressView, context: Context) {
        bar.progress = Float(progress)
        bar.progressTintColor = context.environment.colorScheme == .dark ? .white : UIColor(.club)
    }
}

/// A UIKit row of the club's members: the avatar is the SwiftUI view.
final class MemberRow: UIView {
    private let avatar: UIHostingController<ClubAvatar>
    private let nameLabel = UILabel()

    init(name: String) {
        avatar = UIHostingController(rootView: ClubAvatar(name: name, size: 40))
        super.init(frame: .zero)
        nameLabel.text = name
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        avatar.view.backgroundColor = .clear
        avatar.view.setContentHuggingPriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [avatar.view, nameLabel])
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("A row is made by its name.") }
}
