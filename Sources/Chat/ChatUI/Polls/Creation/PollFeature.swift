import ChatLook
import ChatModels

/// A feature that the creator of a poll can enable.
public struct PollFeature: Hashable, Sendable {
    /// The kinds of features.
    public enum Kind: CaseIterable, Sendable {
        /// Voting for several options.
        case multipleVotes
        /// Voting anonymously.
        case anonymous
        /// Suggesting options.
        case suggestions
        /// Commenting.
        case comments
    }

    /// The kind of feature.
    public var kind: Kind

    /// Whether it is enabled.
    public var isEnabled: Bool

    public init(kind: Kind, isEnabled: Bool) {
        self.kind = kind
        self.isEnabled = isEnabled
    }

    /// The name in the form.
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
    /// The configurable features, with their defaults.
    var features: [PollFeature] {
        PollFeature.Kind.allCases.compactMap { kind in
            let entry = entry(for: kind)
            return entry.configurable ? PollFeature(kind: kind, isEnabled: entry.defaultValue) : nil
        }
    }

    /// The configuration of a feature.
    func entry(for kind: PollFeature.Kind) -> PollsEntryConfig {
        switch kind {
        case .multipleVotes: multipleAnswers
        case .anonymous: anonymousPoll
        case .suggestions: suggestAnOption
        case .comments: addComments
        }
    }
}
