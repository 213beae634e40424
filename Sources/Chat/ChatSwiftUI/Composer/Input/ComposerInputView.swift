import ChatModels
import HeadlessSwiftUI
import UIKitValues

/// The composer's input field: the text, below the attachments and the quoted message.
public struct ComposerInputView<Factory: ViewFactory>: View {
    @Injected(\.colors) private var colors
    @Injected(\.utils) private var utils
    @Environment(\.composerViewModel) private var viewModel

    private let factory: Factory
    @Binding private var text: String
    @Binding private var selectedRangeLocation: Int
    @Binding private var command: ComposerCommand?
    private let addedAssets: [AddedAsset]
    private let addedFileURLs: [URL]
    private let addedCustomAttachments: [CustomAttachment]
    @Binding private var quotedMessage: ChatMessage?
    private let maxMessageLength: Int?
    private let cooldownDuration: Int
    private let onCustomAttachmentTap: (CustomAttachment) -> Void
    private let removeAttachmentWithId: (String) -> Void

    /// The height of the text, as reported by its view.
    @State private var textHeight: CGFloat = 0

    public init(
        factory: Factory,
        text: Binding<String>,
        selectedRangeLocation: Binding<Int>,
        command: Binding<ComposerCommand?>,
        addedAssets: [AddedAsset],
        addedFileURLs: [URL],
        addedCustomAttachments: [CustomAttachment],
        quotedMessage: Binding<ChatMessage?>,
        maxMessageLength: Int? = nil,
        cooldownDuration: Int,
        onCustomAttachmentTap: @escaping (CustomAttachment) -> Void,
        removeAttachmentWithId: @escaping (String) -> Void
    ) {
        self.factory = factory
        _text = text
        _selectedRangeLocation = selectedRangeLocation
        _command = command
        self.addedAssets = addedAssets
        self.addedFileURLs = addedFileURLs
        self.addedCustomAttachments = addedCustomAttachments
        _quotedMessage = quotedMessage
        self.maxMessageLength = maxMessageLength
        self.cooldownDuration = cooldownDuration
        self.onCustomAttachmentTap = onCustomAttachmentTap
        self.removeAttachmentWithId = removeAttachmentWithId
    }

    public var body: some View {
        VStack(spacing: 0) {
            if let message = quotedMessage {
                factory.makeQuotedMessageView(
                    quotedMessage: message, fillAvailableSpace: true, isInComposer: true, scrolledId: .constant(nil))
            }
            attachments
            HStack {
                if let info = command?.displayInfo, info.isInstant { CommandLabel(displayInfo: info) }
                field
                if command != nil { discardCommand }
            }
            .frame(height: fieldHeight)
        }
        .padding(.vertical, hasAttachments ? config.inputPaddingsConfig.vertical : 0)
        .padding(.leading, config.inputPaddingsConfig.leading)
        .padding(.trailing, config.inputPaddingsConfig.trailing)
        .background(Color(colors.composerInputBackground))
        .overlay(outline.stroke(Color(borderColor), lineWidth: 1))
        .clipShape(outline)
        .accessibilityIdentifier("ComposerInputView")
    }

    private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: config.inputViewCornerRadius) }
    private var borderColor: UIColor { colors.composerInputHighlightedBorder }
    private var config: ComposerConfig { utils.composerConfig }

    // MARK: Text

    private var field: some View {
        factory.makeComposerTextInputView(
            text: $text,
            height: $textHeight,
            selectedRangeLocation: $selectedRangeLocation,
            placeholder: placeholder,
            editable: cooldownDuration == 0,
            maxMessageLength: maxMessageLength,
            currentHeight: fieldHeight)
    }

    private var fieldHeight: CGFloat {
        min(max(textHeight, config.inputViewMinHeight), config.inputViewMaxHeight)
    }

    private var placeholder: String {
        ComposerPlaceholder.text(
            canSendMessage: viewModel?.isSendMessageEnabled ?? true, cooldownDuration: cooldownDuration,
            command: command)
    }

    private var discardCommand: some View {
        DiscardButtonView { command = nil }
            .padding(.trailing, 8)
    }

    // MARK: Attachments

    private var hasAttachments: Bool { !addedAssets.isEmpty || !addedFileURLs.isEmpty }

    @ViewBuilder
    private var attachments: some View {
        if !addedAssets.isEmpty {
            AddedImageAttachmentsView(images: addedAssets, onDiscardAttachment: removeAttachmentWithId)
                .frame(height: 100)
        }
        if !addedFileURLs.isEmpty {
            if !addedAssets.isEmpty { Divider() }
            AddedFileAttachmentsView(addedFileURLs: addedFileURLs, onDiscardAttachment: removeAttachmentWithId)
        }
        if let recordings = viewModel?.addedVoiceRecordings, !recordings.isEmpty {
            AddedVoiceRecordingsView(recordings: recordings, onDiscardAttachment: removeAttachmentWithId)
        }
        if !addedCustomAttachments.isEmpty {
            factory.makeCustomAttachmentPreviewView(
                addedCustomAttachments: addedCustomAttachments, onCustomAttachmentTap: onCustomAttachmentTap)
        }
    }
}

/// The command at the beginning of the message.
private struct CommandLabel: View {
    @Injected(\.colors) private var colors
    @Injected(\.fonts) private var fonts
    @Injected(\.images) private var images

    let displayInfo: CommandDisplayInfo

    var body: some View {
        HStack(spacing: 0) {
            Image(uiImage: images.smallBolt)
            Text(displayInfo.displayName.uppercased())
        }
        .padding(.horizontal, 8)
        .font(fonts.footnoteBold)
        .frame(minHeight: 24)
        .background(Color(colors.highlightedAccentBackground))
        .foregroundColor(Color(colors.staticColorText))
        .cornerRadius(16)
    }
}
