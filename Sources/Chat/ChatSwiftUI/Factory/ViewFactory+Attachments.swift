import ChatModels
import Foundation
import HeadlessSwiftUI
import UIKitValues

extension ViewFactory {
    public func makeImageAttachmentView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> some View {
        ImageAttachmentContainer(
            factory: self, message: message, width: availableWidth, isFirst: isFirst, scrolledId: scrolledId)
    }

    public func makeGiphyAttachmentView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> some View {
        GiphyAttachmentView(
            factory: self, message: message, width: availableWidth, isFirst: isFirst, scrolledId: scrolledId)
    }

    public func makeLinkAttachmentView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> some View {
        LinkAttachmentContainer(
            factory: self, message: message, width: availableWidth, isFirst: isFirst, scrolledId: scrolledId)
    }

    public func makeFileAttachmentView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> some View {
        FileAttachmentsContainer(
            factory: self, message: message, width: availableWidth, isFirst: isFirst, scrolledId: scrolledId)
    }

    public func makeVideoAttachmentView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> some View {
        VideoAttachmentsContainer(
            factory: self, message: message, width: availableWidth, isFirst: isFirst, scrolledId: scrolledId)
    }

    public func makeDeletedMessageView(for message: ChatMessage, isFirst: Bool, availableWidth: CGFloat) -> some View {
        DeletedMessageView(message: message, isFirst: isFirst)
    }

    public func makeSystemMessageView(message: ChatMessage) -> some View {
        SystemMessageView(message: message.text)
    }

    public func makeEmojiTextView(message: ChatMessage, scrolledId: Binding<String?>, isFirst: Bool) -> some View {
        EmojiTextView(factory: self, message: message, scrolledId: scrolledId, isFirst: isFirst)
    }

    public func makeVoiceRecordingView(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> some View {
        VoiceRecordingContainerView(
            factory: self, message: message, width: availableWidth, isFirst: isFirst, scrolledId: scrolledId)
    }

    public func makeCustomAttachmentViewType(
        for message: ChatMessage,
        isFirst: Bool,
        availableWidth: CGFloat,
        scrolledId: Binding<String?>
    ) -> some View {
        EmptyView()
    }
}
