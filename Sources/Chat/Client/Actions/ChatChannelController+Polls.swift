public import ChatModels
public import Foundation

extension ChatChannelController {
    /// Sends a message with a poll. Values that are `nil` have the defaults of ``Poll``.
    ///
    /// - Parameters:
    ///   - allowAnswers: Whether users can comment.
    ///   - enforceUniqueVote: Whether a user has only one vote.
    ///   - maxVotesAllowed: The number of options that a user can vote for.
    ///   - completion: Called with the identifier of the message.
    public func createPoll(
        name: String, allowAnswers: Bool? = nil, allowUserSuggestedOptions: Bool? = nil, description: String? = nil,
        enforceUniqueVote: Bool? = nil, maxVotesAllowed: Int? = nil, votingVisibility: VotingVisibility? = nil,
        options: [PollOption]? = nil, extraData: [String: RawJSON]? = nil,
        completion: ((Result<MessageId, any Error>) -> Void)? = nil
    ) {
        act(completion) { state, cid in
            let user = try state.actor()
            let id = state.nextMessageId(in: cid)
            let poll = Poll(
                id: "\(id)-poll", name: name, pollDescription: description,
                options: (options ?? []).enumerated().map { $1.named("\(id)-option-\($0 + 1)") },
                createdAt: state.time(in: cid), updatedAt: state.time(in: cid), createdBy: user,
                enforceUniqueVote: enforceUniqueVote ?? false, maxVotesAllowed: maxVotesAllowed,
                votingVisibility: votingVisibility ?? .public, allowAnswers: allowAnswers ?? false,
                allowUserSuggestedOptions: allowUserSuggestedOptions ?? false, extraData: extraData ?? [:])
            return try state.send(MessageDraft(id: id, text: "", poll: poll), in: cid)
        }
    }

    /// Removes a poll from its message.
    public func deletePoll(pollId: String, completion: (((any Error)?) -> Void)? = nil) {
        change(completion) { state, cid in
            let user = try state.actor()
            guard let message = try state.record(cid).messages.last(where: { $0.poll?.id == pollId }) else {
                throw ClientError("There is no poll \(pollId).")
            }
            state.updateMessage(message.id, in: cid) { $0.poll = nil }
            state.postUpdate(of: message.id, in: cid, by: user, at: state.time(in: cid))
        }
    }

    // MARK: Files

    /// Marks a file as uploaded, without moving it.
    ///
    /// - Parameter progress: Called once, with 1.
    public func uploadAttachment(
        localFileURL: URL, type: AttachmentType, progress: ((Double) -> Void)? = nil,
        completion: @escaping (Result<UploadedFile, any Error>) -> Void
    ) {
        act(completion) { state, cid in
            let channel = try state.channel(cid, allowing: .uploadFile)
            try state.require(\.uploadsEnabled, named: "uploads", in: channel)
            progress?(1)
            return UploadedFile(fileURL: localFileURL)
        }
    }

    /// Fails: nothing is fetched, so links have no previews.
    public func enrichUrl(_ url: URL, completion: @escaping (Result<LinkAttachmentPayload, any Error>) -> Void) {
        completion(.failure(ClientError.ServerNeeded("\(url) has no preview: nothing is fetched.")))
    }
}

/// A file that is treated as uploaded.
public struct UploadedFile: Hashable, Sendable {
    /// The location on this device.
    public let fileURL: URL

    /// The thumbnail: always `nil`.
    public var thumbnailURL: URL? { nil }
}

extension PollOption {
    fileprivate func named(_ id: String) -> PollOption {
        guard self.id.isEmpty else { return self }
        var option = self
        option.id = id
        return option
    }
}
