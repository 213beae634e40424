internal import Foundation

/// An attachment of a message.
///
/// The payload's members are reachable directly: `attachment.imageURL`.
@dynamicMemberLookup
public struct ChatMessageAttachment<Payload: Hashable & Sendable>: Identifiable, Hashable, Sendable {
    /// The message and the index.
    public var id: AttachmentId

    /// The type, which determines the views.
    public var type: AttachmentType

    /// The contents.
    public var payload: Payload

    /// The state of the file's upload, or `nil` if it was not sent from this device.
    public var uploadingState: AttachmentUploadingState?

    /// The state of the file's download, or `nil` if it wasn't requested.
    public var downloadingState: AttachmentDownloadingState?

    /// The playback state of the recording, or `nil` if it isn't being played.
    public var playingState: AttachmentPlayingState?

    /// Creates an attachment.
    public init(
        id: AttachmentId,
        type: AttachmentType,
        payload: Payload,
        downloadingState: AttachmentDownloadingState? = nil,
        uploadingState: AttachmentUploadingState? = nil,
        playingState: AttachmentPlayingState? = nil
    ) {
        self.id = id
        self.type = type
        self.payload = payload
        self.uploadingState = uploadingState
        self.downloadingState = downloadingState
        self.playingState = playingState
    }

    /// A member of the payload.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Payload, Value>) -> Value {
        payload[keyPath: keyPath]
    }
}

/// An attachment of any type.
public typealias AnyChatMessageAttachment = ChatMessageAttachment<AnyAttachmentPayload>

extension AnyChatMessageAttachment {
    /// This attachment with a payload of a known type, or `nil` if it has another one.
    ///
    /// A custom type is decoded from the original payload.
    public func attachment<Known: AttachmentPayload>(
        payloadType: Known.Type
    ) -> ChatMessageAttachment<Known>? {
        guard let payload = payload.value as? Known ?? decoded(payloadType) else { return nil }
        return ChatMessageAttachment<Known>(
            id: id, type: type, payload: payload, downloadingState: downloadingState, uploadingState: uploadingState,
            playingState: playingState)
    }

    private func decoded<Known: AttachmentPayload>(_ payloadType: Known.Type) -> Known? {
        guard type == Known.type, let unknown = payload.value as? UnknownAttachmentPayload,
            let data = try? JSONEncoder().encode(unknown.json)
        else { return nil }
        return try? JSONDecoder().decode(payloadType, from: data)
    }
}

extension ChatMessageAttachment where Payload: AttachmentPayload {
    /// This attachment with its type erased.
    public var asAnyAttachment: AnyChatMessageAttachment {
        AnyChatMessageAttachment(
            id: id, type: type, payload: AnyAttachmentPayload(payload), downloadingState: downloadingState,
            uploadingState: uploadingState, playingState: playingState)
    }
}
