import ChatLook
import ChatModels
import Foundation
import HeadlessSwiftUI
import OpenCombine

/// The state of a composer: its text, attachments and pickers.
@MainActor
open class MessageComposerViewModel: ObservableObject {
    /// The text. A partial command or mention shows suggestions.
    @Published public var text = "" {
        didSet { updateSuggestions() }
    }

    @Published public var pickerState: AttachmentPickerState = .photos
    @Published public var pickerTypeState: PickerTypeState = .expanded(.none)
    @Published public var overlayShown = false
    @Published public var filePickerShown = false
    @Published public var cameraPickerShown = false
    @Published public var addedAssets: [AddedAsset] = []
    @Published public var addedFileURLs: [URL] = []
    @Published public var addedVoiceRecordings: [AddedVoiceRecording] = []
    @Published public var addedCustomAttachments: [CustomAttachment] = []
    @Published public var composerCommand: ComposerCommand?
    @Published public var selectedRangeLocation = 0

    /// The suggestions by kind: `"mentions"` for users, `"instantCommands"` for commands.
    @Published public var suggestions: [String: Any] = [:]

    /// The seconds until the next message can be sent; 0 for none.
    @Published public var cooldownDuration = 0
    @Published public var showReplyInChannel = false
    @Published public var suggestionsShown = true
    @Published public var recordingState: RecordingState = .initial
    @Published public var audioRecordingInfo: AudioRecordingInfo = .initial
    @Published public var quotedMessage: ChatMessage?
    @Published public var editedMessage: ChatMessage?

    public let channelController: ChatChannelController
    public var messageController: ChatMessageController?

    /// Whether the caret of the field is drawn.
    private(set) var showsCaret = false

    /// The photos in the device's library: always none.
    public let imageAssets: PHFetchResult<PHAsset>? = nil

    public init(channelController: ChatChannelController, messageController: ChatMessageController?) {
        self.channelController = channelController
        self.messageController = messageController
        if let input = InjectedValues[\.composerInput] {
            enter(input)
            return
        }
        guard messageController == nil, InjectedValues[\.utils].messageListConfig.draftMessagesEnabled,
            let draft = channelController.channel?.draftMessage
        else { return }
        text = draft.text
        quotedMessage = draft.quotedMessage
    }

    // MARK: Capabilities

    /// Whether there is something to send.
    public var sendButtonEnabled: Bool {
        if composerCommand != nil { return !text.isEmpty }
        return !addedAssets.isEmpty || !addedFileURLs.isEmpty || !addedVoiceRecordings.isEmpty
            || !addedCustomAttachments.isEmpty || !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }

    /// Whether the current user may write in the channel.
    public var isSendMessageEnabled: Bool { channelController.channel?.canSendMessage ?? true }

    /// Whether a reply can also be sent to the channel.
    public var sendInChannelShown: Bool { messageController != nil }

    /// Whether the channel is a direct one, without its own identifier.
    public var isDirectChannel: Bool { channelController.channel?.isDirectMessageChannel ?? false }

    /// Whether a poll can be created.
    public var canSendPoll: Bool {
        channelController.channel.map { $0.config.pollsEnabled && $0.canSendPoll } == true && messageController == nil
    }

    /// The maximum length of a text, in characters; `nil` for an unknown channel.
    public var maxMessageLength: Int? { channelController.channel?.config.maxMessageLength }

    /// Whether the attachments scroll instead of making the composer higher.
    public var inputComposerShouldScroll: Bool { addedFileURLs.count > 2 }

    /// Whether suggestions are shown above the composer.
    public var showSuggestionsOverlay: Bool { suggestionsShown && !suggestions.isEmpty }

    // MARK: Actions

    /// Sends a message or a reply, or edits a message, and empties the composer.
    ///
    /// A failure is reported as a problem.
    ///
    /// - Parameter completion: Called when the conversation has the message.
    open func sendMessage(
        quotedMessage: ChatMessage?, editedMessage: ChatMessage?, isSilent: Bool = false, skipPush: Bool = false,
        skipEnrichUrl: Bool = false, extraData: [String: RawJSON] = [:], completion: @escaping () -> Void
    ) {
        send(
            quotedMessage: quotedMessage, editedMessage: editedMessage, isSilent: isSilent, skipPush: skipPush,
            skipEnrichUrl: skipEnrichUrl, extraData: extraData)
        text = ""
        addedAssets = []
        addedFileURLs = []
        addedVoiceRecordings = []
        addedCustomAttachments = []
        composerCommand = nil
        pickerTypeState = .expanded(.none)
        completion()
    }

    /// Starts editing a sent message; `nil` has no effect.
    public func fillEditedMessage(_ message: ChatMessage?) {
        // What is entered may be another text already.
        guard let message, InjectedValues[\.composerInput] == nil else { return }
        text = message.text
    }

    /// Shows another picker.
    public func change(pickerState: AttachmentPickerState) {
        self.pickerState = pickerState
        filePickerShown = pickerState == .files
        cameraPickerShown = pickerState == .camera
    }

    /// Adds a photo or a video, or removes it.
    public func imageTapped(_ asset: AddedAsset) {
        if isImageSelected(with: asset.id) {
            addedAssets.removeAll { $0.id == asset.id }
        } else {
            addedAssets.append(asset)
        }
    }

    /// Adds a photo that was taken.
    public func cameraImageAdded(_ asset: AddedAsset) { addedAssets.append(asset) }

    /// Whether a photo or video was added.
    public func isImageSelected(with id: String) -> Bool { addedAssets.contains { $0.id == id } }

    /// Adds or removes a custom attachment.
    public func customAttachmentTapped(_ attachment: CustomAttachment) {
        if isCustomAttachmentSelected(attachment) {
            addedCustomAttachments.removeAll { $0.id == attachment.id }
        } else {
            addedCustomAttachments.append(attachment)
        }
    }

    /// Whether a custom attachment was added.
    public func isCustomAttachmentSelected(_ attachment: CustomAttachment) -> Bool {
        addedCustomAttachments.contains { $0.id == attachment.id }
    }

    /// Removes the attachment with an identifier, or the file with a URL.
    public func removeAttachment(with id: String) {
        addedAssets.removeAll { $0.id == id }
        addedFileURLs.removeAll { $0.absoluteString == id }
        addedVoiceRecordings.removeAll { $0.url.absoluteString == id }
    }

    /// Asks for access to the device's photos. There are none.
    public func askForPhotosPermission() {}

    /// Inserts a suggestion into the text.
    public func handleCommand(
        for text: Binding<String>, selectedRangeLocation: Binding<Int>, command: Binding<ComposerCommand?>,
        extraData: [String: Any]
    ) {
        if let user = extraData["chatUser"] as? ChatUser, let at = text.wrappedValue.lastIndex(of: "@") {
            text.wrappedValue = text.wrappedValue[...at] + user.nameOrId + " "
        } else if let instant = extraData["instantCommand"] as? ComposerCommand {
            command.wrappedValue = instant
            text.wrappedValue = ""
        }
        suggestions = [:]
    }

    // MARK: Suggestions

    private func updateSuggestions() {
        suggestions = [:]
        guard composerCommand == nil, let channel = channelController.channel else { return }
        if let typed = typedWord(after: "/"), typed.isAtStart {
            suggest(commands(of: channel).filter { $0.id.hasPrefix("/" + typed.word.lowercased()) })
        } else if let typed = typedWord(after: "@") {
            let users = channel.lastActiveMembers.filter {
                $0.id != channelController.client.currentUserId
                    && $0.nameOrId.lowercased().hasPrefix(typed.word.lowercased())
            }
            if !users.isEmpty { suggestions = ["mentions": users as [ChatUser]] }
        }
    }

    /// Shows what a user enters, as if it had been typed and picked.
    private func enter(_ input: ComposerInput) {
        showsCaret = input.isFocused == true
        if let command = input.command { composerCommand = ComposerCommand(ChannelCommandHandler(command)) }
        add(input.attachments)
        text = input.text
        selectedRangeLocation = input.textBeforeCaret.utf16.count
        cooldownDuration = input.cooldown
        if input.showsCommands, let channel = channelController.channel { suggest(commands(of: channel)) }
    }

    private func suggest(_ handlers: [CommandHandler]) {
        if !handlers.isEmpty { suggestions = ["instantCommands": handlers] }
    }

    /// The commands of the channel.
    func commands(of channel: ChatChannel) -> [CommandHandler] {
        channel.config.commands.map { ChannelCommandHandler($0) }
    }

    /// The text after the last `symbol`, if it is at the beginning of a word.
    private func typedWord(after symbol: Character) -> (word: String, isAtStart: Bool)? {
        guard let place = text.lastIndex(of: symbol) else { return nil }
        let word = text[text.index(after: place)...]
        guard !word.contains(where: \.isWhitespace) else { return nil }
        let before = text[..<place]
        guard before.last.map(\.isWhitespace) ?? true else { return nil }
        return (String(word), before.isEmpty)
    }
}

/// The state of a voice recording.
public enum RecordingState: Equatable, Sendable {
    case initial
    /// A tip explains how to record.
    case showingTip
    /// Recording while the button is held, with its translation in points.
    case recording(CGPoint)
    /// Recording without holding the button.
    case locked
    /// Finished, and ready to be sent.
    case stopped
}

/// The waveform and the duration of a voice recording.
public struct AudioRecordingInfo: Equatable, Sendable {
    /// From 0 to 1.
    public var waveform: [Float]
    /// In seconds.
    public var duration: TimeInterval

    public init(waveform: [Float], duration: TimeInterval) {
        self.waveform = waveform
        self.duration = duration
    }

    /// No recording.
    public static let initial = AudioRecordingInfo(waveform: [], duration: 0)
}

/// A voice recording that was added to the composer.
public struct AddedVoiceRecording: Identifiable, Equatable, Sendable {
    public var id: String { url.absoluteString }
    public let url: URL
    /// In seconds.
    public let duration: TimeInterval
    /// From 0 to 1.
    public let waveform: [Float]

    public init(url: URL, duration: TimeInterval, waveform: [Float]) {
        self.url = url
        self.duration = duration
        self.waveform = waveform
    }
}
