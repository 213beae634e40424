import ChatModels
import ChatSwiftUI
import Foundation
import HeadlessSwiftUI
import UIKitValues

/// The content of bubbles, and the views next to them.
extension WrittenView {
    static let messages =
        [
            "test_markdown_noLinks", "test_markdown_withLinks", "test_messageViewFileText_snapshot",
            "test_messageViewFile_snapshot", "test_messageViewImage_snapshot2Images",
            "test_messageViewImage_snapshotQuoted", "test_messageViewJumboEmoji_snapshot",
            "test_messageViewTextMentionMultiple_snapshot", "test_messageViewTextMention_snapshot",
            "test_messageViewVideo_snapshot",
        ].map { message($0) }
        + [
            "test_messageViewVoiceRecordingFromMe_snapshot", "test_messageViewVoiceRecordingFromParticipant_snapshot",
            "test_messageViewVoiceRecordingWithTextFromParticipant_snapshot",
        ].map { voiceRecording($0) }
        + [
            message("test_markdown_disabledWithLinks", settings: ["markdownSupportEnabled"]) {
                MessageListConfig(markdownSupportEnabled: false)
            },
            message("test_markdown_linkSupportDisabled", settings: ["localLinkDetectionEnabled"]) {
                MessageListConfig(localLinkDetectionEnabled: false)
            },
            message("test_markdown_withLinksDifferentTint", settings: ["messageLinkDisplayResolver"]) {
                MessageListConfig(
                    messageDisplayOptions: MessageDisplayOptions(
                        messageLinkDisplayResolver: { _ in [.foregroundColor: UIColor.red] }))
            },
            WrittenView("MessageView/test_deletedMessageView_snapshot") { scene in
                DeletedMessageView(
                    message: scene.models.message(scene.inputs.object("message")),
                    isFirst: scene.inputs.object("arguments")?.bool("isFirst") ?? false)
            },
            WrittenView("MessageView/test_messageRepliesView_snapshot") { scene in
                let arguments = scene.inputs.object("arguments")
                MessageRepliesView(
                    factory: DefaultViewFactory.shared, channel: scene.models.channel(scene.inputs.object("channel")),
                    message: scene.models.message(scene.inputs.object("message")),
                    replyCount: arguments?.int("replyCount") ?? 0,
                    showReplyCount: arguments?.bool("showReplyCount") ?? false)
            },
            WrittenView("MessageView/test_topLeftView_snapshot") { _ in TopLeftView { Text("Test") } },
            WrittenView("QuotedMessageView/test_quotedMessageViewContainer_snapshot") { scene in
                QuotedMessageViewContainer(
                    factory: DefaultViewFactory.shared,
                    quotedMessage: scene.models.message(scene.inputs.object("message")),
                    fillAvailableSpace: scene.inputs.object("arguments")?.bool("fillAvailableSpace") ?? false,
                    scrolledId: .constant(nil))
            },
            WrittenView("QuotedMessageView/test_quotedMessageView_snapshot") { scene in
                let arguments = scene.inputs.object("arguments")
                QuotedMessageView(
                    factory: DefaultViewFactory.shared,
                    quotedMessage: scene.models.message(scene.inputs.object("message")),
                    fillAvailableSpace: arguments?.bool("fillAvailableSpace") ?? false,
                    forceLeftToRight: arguments?.bool("forceLeftToRight") ?? false)
            },
        ]

    private static func message(
        _ test: String, settings: [String] = [],
        _ configuration: @escaping @MainActor () -> MessageListConfig = { MessageListConfig() }
    ) -> WrittenView {
        WrittenView(
            "MessageView/\(test)", settings: settings,
            configure: { _, utils in utils.messageListConfig = configuration() }, view: { $0.message })
    }

    private static func voiceRecording(_ test: String) -> WrittenView {
        WrittenView("MessageView/\(test)") { $0.message.frame(width: 360, height: 130).padding() }
    }
}

extension ViewScene {
    fileprivate var message: some View {
        let arguments = inputs.object("arguments")
        return MessageView(
            factory: DefaultViewFactory.shared, message: models.message(inputs.object("message")),
            contentWidth: arguments?.number("contentWidth").map { CGFloat($0) } ?? 0,
            isFirst: arguments?.bool("isFirst") ?? false, scrolledId: .constant(nil))
    }
}
