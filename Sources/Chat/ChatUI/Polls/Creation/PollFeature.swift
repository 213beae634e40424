import ChatLook
import ChatModels

/// Something that those who make a poll can allow its voters.
public struct PollFeature: Hashable, Sendable {
    /// What can be allowed.
    public enum Kind: CaseIterable, Sendable {
        /// To vote for several options.
        case multipleVotes
        /// To vote without being named.
        case anonymous
        /// To add options.
        case suggestions
        /// To comment.
        case comments
    }

    /// What can be allowed.
    public var kind: Kind

    /// Whether it is allowed.
    public var isEnabled: Bool

    public init(kind: Kind, isEnabled: Bool) {
        self.kind = kind
        self.isEnabled = isEnabled
    }

    /// What the form calls it.
    public var name: String {
        let texts = L10n.Composer.Polls.self
        return switch kind {
        case .multipleVotes: texts.multipleVotes
        case .anonymous: texts.anonymousPoll
        case .suggestions: texts.suggestOption
        case .comments: texts.addComment
        }
    }
}

extension PollsConfig {
    /// The features that can be chosen, as they are at first.
    var features: [PollFeature] {
        PollFeature.Kind.allCases.compactMap { kind in
            let entry = entry(for: kind)
            return entry.configurable ? PollFeature(kind: kind, isEnabled: entry.defaultValue) : nil
        }
    }

    /// What is said about a feature.
    func entry(for kind: PollFeature.Kind) -> PollsEntryConfig {
        switch kind {
        case .multipleVotes: multipleAnswers
        case .anonymous: anonymousPoll
        case .suggestions: suggestAnOption
        case .comments: addComments
        }
    }
}
