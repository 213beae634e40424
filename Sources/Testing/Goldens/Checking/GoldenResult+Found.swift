public import Comparison

extension GoldenResult {
    /// What was found in the golden's place.
    public enum Found: Sendable, Equatable {
        /// It isn't known: the assertion ended before the content was compared, perhaps with a golden of such a digest.
        case unknown(digest: String?)
        /// There is no golden.
        case nothing
        /// There is a file that can't be read as a golden.
        case unreadable(digest: String?)
        /// There is a golden, and the content was compared with it.
        case golden(ComparedGolden)
    }

    /// The files of a run that show how an assertion ended.
    public enum Evidence: Sendable, Equatable {
        /// The absolute path of the content: the file that an approval puts in the golden's place.
        case content(actual: String)
        /// The content, and the golden that it was compared with.
        case both(actual: String, Contrast)
        /// The golden that the content was compared with. The content could not be written.
        case golden(Contrast)
    }

    /// The files of a run that show the golden that content was compared with.
    public struct Contrast: Sendable, Equatable {
        /// The absolute path of a copy of the golden as it was compared.
        public var expected: String

        /// The absolute path of a picture or a text that shows the difference; `nil` if no pixel does.
        public var difference: String?

        /// The absolute path of a picture of the smallest parts that still differ; a text with the same name and `.txt`
        /// for its ending reports them. `nil` if they aren't known.
        public var minimal: String?
    }
}

/// A golden that content was compared with, and the result in words.
public struct ComparedGolden: Sendable, Equatable {
    /// The outcome of the comparison.
    public var verdict: Verdict

    /// Whether MessageShot made the golden; one of another program is never replaced.
    public var isOurs = true

    /// The changes, a line each, the most telling first.
    public var changes: [String] = []

    /// The causes of the changes, a line each, in words that are the same for the same change in another picture.
    public var causes: [String] = []

    /// The whole comparison of two pictures that don't match, or whose frames differ; otherwise `nil`.
    public var pictures: PictureComparison?

    /// A hash of the golden's bytes; `nil` if it isn't known.
    public var digest: String?
}

extension ComparedGolden {
    init(_ judgement: GoldenComparison, digest: String) {
        self.init(
            verdict: judgement.verdict, isOurs: judgement.isOurs, changes: judgement.changes,
            causes: judgement.causes, pictures: judgement.comparison, digest: digest)
    }
}

extension GoldenResult.Found {
    var golden: ComparedGolden? {
        if case .golden(let golden) = self { golden } else { nil }
    }

    var verdict: Verdict {
        switch self {
        case .unknown: .same
        case .nothing: .missing
        case .unreadable: .unreadable
        case .golden(let golden): golden.verdict
        }
    }

    var isOurs: Bool {
        switch self {
        case .unknown, .nothing: true
        case .unreadable: false
        case .golden(let golden): golden.isOurs
        }
    }

    var digest: String? {
        switch self {
        case .nothing: nil
        case .unknown(let digest), .unreadable(let digest): digest
        case .golden(let golden): golden.digest
        }
    }
}

extension GoldenResult.Evidence {
    /// - Returns: `nil` if there is neither the content nor a golden.
    init?(actual: String?, _ contrast: GoldenResult.Contrast?) {
        switch (actual, contrast) {
        case (let actual?, let contrast?): self = .both(actual: actual, contrast)
        case (let actual?, nil): self = .content(actual: actual)
        case (nil, let contrast?): self = .golden(contrast)
        case (nil, nil): return nil
        }
    }

    package var actual: String? {
        switch self {
        case .content(let actual), .both(let actual, _): actual
        case .golden: nil
        }
    }

    private var contrast: GoldenResult.Contrast? {
        switch self {
        case .both(_, let contrast), .golden(let contrast): contrast
        case .content: nil
        }
    }

    package var expected: String? { contrast?.expected }
    package var difference: String? { contrast?.difference }
    package var minimal: String? { contrast?.minimal }

    /// Returns the same files at other paths.
    func mapPaths<Failure: Error>(_ path: (String) throws(Failure) -> String) throws(Failure) -> Self {
        switch self {
        case .content(let actual): .content(actual: try path(actual))
        case .both(let actual, let contrast): .both(actual: try path(actual), try contrast.mapPaths(path))
        case .golden(let contrast): .golden(try contrast.mapPaths(path))
        }
    }
}

extension GoldenResult.Contrast {
    fileprivate func mapPaths<Failure: Error>(_ path: (String) throws(Failure) -> String) throws(Failure) -> Self {
        var copy = GoldenResult.Contrast(expected: try path(expected))
        if let difference { copy.difference = try path(difference) }
        if let minimal { copy.minimal = try path(minimal) }
        return copy
    }
}
