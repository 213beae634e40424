import ChatModels
import Foundation
import HeadlessSwiftUI
import OpenCombine

/// The content of the form for a new poll.
@MainActor
final class CreatePollViewModel: ObservableObject {
    @Published var question = ""
    /// The options from top to bottom, followed by an empty one.
    @Published var options = [""] {
        didSet { if options.last != "" { options.append("") } }
    }
    @Published var multipleAnswers: Bool
    @Published var maxVotesEnabled: Bool
    /// The limit, as it was entered.
    @Published var maxVotes = ""
    @Published var anonymousPoll: Bool
    @Published var suggestAnOption: Bool
    @Published var addComments: Bool

    let config: PollsConfig
    private let chatController: ChatChannelController

    /// Fills the form in with a poll; `nil` for an empty form.
    init(chatController: ChatChannelController, config: PollsConfig, poll: Poll?) {
        self.chatController = chatController
        self.config = config
        multipleAnswers = poll.map { !$0.enforceUniqueVote } ?? config.multipleAnswers.defaultValue
        maxVotesEnabled = poll.map { $0.maxVotesAllowed != nil } ?? config.maxVotesPerPerson.defaultValue
        anonymousPoll = poll.map { $0.votingVisibility == .anonymous } ?? config.anonymousPoll.defaultValue
        suggestAnOption = poll?.allowUserSuggestedOptions ?? config.suggestAnOption.defaultValue
        addComments = poll?.allowAnswers ?? config.addComments.defaultValue
        guard let poll else { return }
        question = poll.name
        options = poll.options.map(\.text) + [""]
        maxVotes = poll.maxVotesAllowed.map(String.init) ?? ""
    }

    /// Whether there is a question, an option, and no invalid limit.
    var canCreatePoll: Bool {
        !question.trimmed.isEmpty && !filledOptions.isEmpty && (!limitsVotes || limit != nil)
    }

    /// Sends a message with the poll.
    func createPoll(completion: @escaping () -> Void) {
        guard canCreatePoll else { return }
        chatController.createPoll(
            name: question.trimmed, allowAnswers: addComments, allowUserSuggestedOptions: suggestAnOption,
            enforceUniqueVote: !multipleAnswers, maxVotesAllowed: limitsVotes ? limit : nil,
            votingVisibility: anonymousPoll ? .anonymous : .public,
            options: filledOptions.map { PollOption(text: $0) }
        ) { _ in completion() }
    }

    private var limitsVotes: Bool { multipleAnswers && maxVotesEnabled && !maxVotes.isEmpty }

    private var limit: Int? { Int(maxVotes).flatMap { (2...10).contains($0) ? $0 : nil } }

    private var filledOptions: [String] { options.map(\.trimmed).filter { !$0.isEmpty } }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
