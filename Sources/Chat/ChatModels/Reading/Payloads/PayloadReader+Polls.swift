internal import Documents
internal import Foundation

extension PayloadReader {
    func poll(_ object: PayloadObject) throws(DocumentError) -> Poll {
        let byOption = try votesByOption(object.object("latest_votes_by_option"))
        var options: [PollOption] = []
        for (index, option) in object.objects("options").enumerated() {
            let id = option.name("id") ?? "option-\(index + 1)"
            options.append(
                PollOption(
                    id: id, text: option.string("text") ?? "", latestVotes: byOption[id] ?? [],
                    extraData: option.extraData(besides: ["id", "text"])))
        }
        let counts = object.counts("vote_counts_by_option")
        let latestVotes =
            try object["latest_votes"] == nil
            ? options.flatMap(\.latestVotes).sorted { $0.createdAt > $1.createdAt }
            : votes(object.objects("latest_votes"))
        return Poll(
            id: object.name("id") ?? "poll",
            name: object.string("name") ?? "",
            pollDescription: object.name("description"),
            options: options,
            createdAt: object.date("created_at"),
            updatedAt: object.date("updated_at"),
            createdBy: try object.object("created_by").flatMap { object throws(DocumentError) in
                try user(object)
            },
            isClosed: object.flag("is_closed") ?? false,
            enforceUniqueVote: object.flag("enforce_unique_vote") ?? false,
            maxVotesAllowed: object.count("max_votes_allowed"),
            votingVisibility: object.name("voting_visibility").map(VotingVisibility.init) ?? .public,
            allowAnswers: object.flag("allow_answers") ?? false,
            allowUserSuggestedOptions: object.flag("allow_user_suggested_options") ?? false,
            answersCount: object.count("answers_count") ?? 0,
            voteCount: object.count("vote_count"),
            voteCountsByOption: counts,
            latestVotesByOption: byOption,
            latestVotes: latestVotes,
            latestAnswers: try votes(object.objects("latest_answers")),
            ownVotes: try votes(object.objects("own_votes")).filter { $0.user == nil || $0.user?.id == me })
    }

    private func votesByOption(_ object: PayloadObject?) throws(DocumentError) -> [String: [PollVote]] {
        guard let object else { return [:] }
        var byOption: [String: [PollVote]] = [:]
        for id in object.fieldNames() { byOption[id] = try votes(object.objects(id)) }
        return byOption
    }

    private func votes(_ objects: [PayloadObject]) throws(DocumentError) -> [PollVote] {
        var votes: [PollVote] = []
        for (index, object) in objects.enumerated() {
            let date = object.date("created_at") ?? .distantPast
            votes.append(
                PollVote(
                    id: object.name("id") ?? "vote-\(index + 1)",
                    pollId: object.string("poll_id") ?? "",
                    optionId: object.name("option_id"),
                    createdAt: date,
                    updatedAt: object.date("updated_at") ?? date,
                    isAnswer: object.flag("is_answer") ?? false,
                    answerText: object.name("answer_text"),
                    user: try author(object)))
        }
        return votes
    }
}
