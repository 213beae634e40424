import ChatModels
import Foundation

extension ModelReader {
    func poll(_ fields: Fields) -> Poll {
        let options = fields.objects("options").enumerated().map { index, option in
            self.option(option, id: "option-\(index)")
        }
        return Poll(
            id: "poll",
            name: fields.string("name") ?? "",
            options: options.map(\.option),
            createdBy: fields.value("created_by", of: ["current user": "me"]).map { ChatUser(id: $0) },
            isClosed: fields.bool("is_closed"),
            enforceUniqueVote: fields.bool("enforce_unique_vote"),
            votingVisibility: fields.string("voting_visibility").map(VotingVisibility.init(rawValue:)),
            allowAnswers: fields.bool("allow_answers"),
            allowUserSuggestedOptions: fields.bool("allow_user_suggested_options"),
            answersCount: fields.int("answers_count") ?? 0,
            voteCount: fields.int("vote_count"),
            voteCountsByOption: Dictionary(uniqueKeysWithValues: options.map { ($0.option.id, $0.count) }),
            ownVotes: options.filter(\.isOwn).map { PollVote(id: "own-\($0.option.id)", optionId: $0.option.id) })
    }

    private func option(_ fields: Fields, id: String) -> (option: PollOption, count: Int, isOwn: Bool) {
        let votes = fields.objects("voters").enumerated().map { index, voter in
            // The list has the latest voters first.
            PollVote(
                id: "\(id)-\(index)", optionId: id, createdAt: Date(timeIntervalSince1970: -Double(index)),
                user: user(voter, role: "voter-\(index)"))
        }
        let option = PollOption(id: id, text: fields.string("text") ?? "", latestVotes: votes)
        return (option, fields.int("votes") ?? votes.count, fields.bool("own_vote"))
    }
}
