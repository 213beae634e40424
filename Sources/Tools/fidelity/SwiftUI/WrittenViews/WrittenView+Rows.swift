import ChatModels
import ChatSwiftUI
import HeadlessSwiftUI
import UIKitValues

/// A message with its surroundings.
extension WrittenView {
    static let rows = [
        row("test_messageContainerCurrentUserColor_snapshot", settings: ["colors.messageCurrentUserTextColor"]) {
            $0.colors.messageCurrentUserTextColor = .red
        },
        row("test_messageContainerEdited_snapshot"),
        row("test_messageContainerOtherUserColor_snapshot", settings: ["colors.messageOtherUserTextColor"]) {
            $0.colors.messageOtherUserTextColor = .red
        },
        row("test_messageContainerViewSentOtherUser_snapshot"),
        row("test_messageContainerViewSentThisUser_snapshot"),
        images("test_imageAttachments_snapshot"),
        images("test_imageAttachments_snapshotFiveImages"),
        reactionsInRows,
    ]

    private static func row(
        _ test: String, settings: [String] = [],
        configure: @escaping @MainActor (ChatSwiftUI.Appearance) -> Void = { _ in }
    ) -> WrittenView {
        WrittenView("MessageContainerView/\(test)", settings: settings, configure: { look, _ in configure(look) }) {
            $0.row(made: DefaultViewFactory.shared)
        }
    }

    private static func images(_ test: String) -> WrittenView {
        WrittenView("MessageContainerView/\(test)") { scene in
            let arguments = scene.inputs.object("arguments")
            ImageAttachmentContainer(
                factory: DefaultViewFactory.shared, message: scene.models.message(scene.inputs.object("message")),
                width: arguments?.number("width").map { CGFloat($0) } ?? 0,
                isFirst: arguments?.bool("isFirst") ?? false, scrolledId: .constant(nil))
        }
    }

    private static let reactionsInRows = WrittenView(
        "MessageViewMultiRowReactions/test_messageViewMultiRowReactions_snapshot", words: ["view_factory"],
        settings: ["reactionsTopPadding"],
        configure: { _, utils in
            let options = MessageDisplayOptions(reactionsTopPadding: { message in
                let rows = CGFloat((message.reactionScores.count + 1) / 2)
                return rows * 24 + (rows - 1) * 8
            })
            utils.messageListConfig = MessageListConfig(messageDisplayOptions: options)
        },
        view: { $0.row(made: RowsFactory()) })
}

extension ViewScene {
    /// The row of the message, centered in the picture.
    fileprivate func row<Factory: ViewFactory>(made factory: Factory) -> some View {
        let arguments = inputs.object("arguments")
        return MessageContainerView(
            factory: factory, channel: models.channel(inputs.object("channel")),
            message: models.message(inputs.object("message")),
            width: arguments?.number("width").map { CGFloat($0) },
            showsAllInfo: arguments?.bool("showsAllInfo") ?? false,
            isInThread: arguments?.bool("isInThread") ?? false, isLast: arguments?.bool("isLast") ?? false,
            scrolledId: .constant(nil), quotedMessage: .constant(nil), onLongPress: { _ in })
    }
}

/// Shows reactions in rows of two.
@MainActor
private final class RowsFactory: ViewFactory {
    @Injected(\.chatClient) var chatClient

    func makeMessageReactionView(
        message: ChatMessage, onTapGesture: @escaping () -> Void, onLongPressGesture: @escaping () -> Void
    ) -> some View {
        RowsOfReactions(message: message)
    }
}

private struct RowsOfReactions: View {
    @Injected(\.images) private var images
    @Injected(\.colors) private var colors
    let message: ChatMessage

    var body: some View {
        GeometryReader { geometry in
            Color.clear.overlay(
                HStack {
                    Spacer()
                    VStack {
                        ForEach(rows, id: \.self, content: row)
                    }
                    .padding(6)
                    .padding(.horizontal, 4)
                    .reactionsBubble(for: message)
                }
                .offset(x: 64 / 3, y: (-geometry.size.height - 46) / 2))
        }
    }

    private func row(_ kinds: [MessageReactionType]) -> some View {
        HStack {
            ForEach(kinds, id: \.self) { kind in
                if let icon = images.availableReactions[kind]?.smallIcon {
                    Image(uiImage: icon).resizable().scaledToFit().frame(width: 20, height: 20)
                        .foregroundColor(colors.reactionOtherUserColor.map { Color($0) })
                }
            }
        }
    }

    private var rows: [[MessageReactionType]] {
        let kinds = message.reactionScores.keys.sorted { $0.rawValue < $1.rawValue }
        return stride(from: 0, to: kinds.count, by: 2).map { Array(kinds[$0..<min($0 + 2, kinds.count)]) }
    }
}
