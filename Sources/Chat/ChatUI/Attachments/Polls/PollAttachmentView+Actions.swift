import ChatModels

extension PollAttachmentView.Content {
    /// Returns the actions of the user on the poll.
    ///
    /// - Parameter maximum: The maximum number of options that are shown.
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

    /// The commenters of an anonymous poll are unknown, so a user may comment again.
    private var canComment: Bool {
        guard poll.allowAnswers else { return false }
        let hasCommented = poll.latestAnswers.contains { $0.user?.id == currentUserId }
        return poll.votingVisibility == .anonymous || !hasCommented
    }

    private var isOwn: Bool { poll.createdBy != nil && poll.createdBy?.id == currentUserId }
}
