import ChatModels

extension PollAttachmentView.Content {
    /// Returns the actions that the user has on the poll.
    ///
    /// - Parameter maximum: The number of options that are shown at most.
    func actions(showingOptions maximum: Int) -> [PollAttachmentFooterView.Action] {
        var actions: [PollAttachmentFooterView.Action] = []
        if poll.options.count > maximum { actions.append(.seeMoreOptions(poll.options.count - maximum)) }
        if !poll.isClosed {
            if poll.allowUserSuggestedOptions { actions.append(.suggestOption) }
            if canComment { actions.append(.addComment) }
            if poll.answersCount > 0 { actions.append(.viewComments(poll.answersCount)) }
        }
        actions.append(.viewResults)
        if !poll.isClosed, isOwn { actions.append(.endVote) }
        return actions
    }

    /// Nobody knows who has commented on an anonymous poll, so that one may comment again.
    private var canComment: Bool {
        guard poll.allowAnswers else { return false }
        let hasCommented = poll.latestAnswers.contains { $0.user?.id == currentUserId }
        return poll.votingVisibility == .anonymous || !hasCommented
    }

    private var isOwn: Bool { poll.createdBy != nil && poll.createdBy?.id == currentUserId }
}
