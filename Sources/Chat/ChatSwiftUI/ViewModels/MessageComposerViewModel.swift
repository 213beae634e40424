import ChatModels
import Foundation
import HeadlessSwiftUI
import OpenCombine

/// The state of a composer: its text, attachments and pickers.
@MainActor
open class MessageComposerViewModel: ObservableObject {
    @Published public var text = ""
    @Published public var pickerTypeState: PickerTypeState = .expanded(.none)
    @Published public var addedAssets: [AddedAsset] = []
    @Published public var addedFileURLs: [URL] = []
    @Published public var addedCustomAttachments: [CustomAttachment] = []
    @Published public var composerCommand: ComposerCommand?
    @Published public var selectedRangeLocation = 0
    @Published public var cooldownDuration = 0
    @Published public var showReplyInChannel = false
    @Published public var quotedMessage: ChatMessage?
    @Published public var editedMessage: ChatMessage?

    public let channelController: ChatChannelController
    public var messageController: ChatMessageController?

    public init(channelController: ChatChannelController, messageController: ChatMessageController?) {
        self.channelController = channelController
        self.messageController = messageController
    }
}
