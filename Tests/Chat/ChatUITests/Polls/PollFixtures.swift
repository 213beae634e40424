import ChatModels
import Foundation

/// A poll with votes and comments.
enum PollFixtures {
    /// Luke's vote of two hours before ``fixtureDate``, and so on back in time.
    private static func vote(_ id: String, _ user: ChatUser, for option: String, daysAgo: Double) -> PollVote {
        PollVote(
            id: id, pollId: "poll", optionId: option,
            createdAt: fixtureDate.addingTimeInterval(-7200 - daysAgo * 86400), user: user)
    }

    private static func comment(_ id: String, _ user: ChatUser, _ text: String, daysAgo: Double) -> PollVote {
        PollVote(
            id: id, pollId: "poll", createdAt: fixtureDate.addingTimeInterval(-daysAgo * 86400), isAnswer: true,
            answerText: text, user: user)
    }

    /// A poll of Leia, in which Luke and Vader have voted and commented.
    static let poll: Poll = {
        let droids = ChatUser(id: "r2", name: "R2-D2")
        return Poll(
            id: "poll", name: "Where do we meet?",
            options: [
                PollOption(id: "a", text: "Cantina"), PollOption(id: "b", text: "Moisture farm"),
                PollOption(id: "c", text: "Dagobah"),
            ],
            createdBy: .leia, allowAnswers: true, answersCount: 2, voteCountsByOption: ["a": 7, "b": 1],
            latestVotesByOption: [
                "a": (0..<6).map { vote("a\($0)", [.luke, .vader, droids][$0 % 3], for: "a", daysAgo: Double($0)) },
                "b": [vote("b0", .leia, for: "b", daysAgo: 30)],
            ],
            latestAnswers: [
                comment("c0", .luke, "Whoever comes last pays.", daysAgo: 0),
                comment("c1", .vader, "I find your choice of bars disturbing.", daysAgo: 1),
            ])
    }()
}
