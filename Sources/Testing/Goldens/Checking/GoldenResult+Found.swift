public import Comparison

extension GoldenResult {
    /// The state of the golden's file.
    public enum Found: Sendable, Equatable {
        /// Unknown: the assertion ended before the comparison. The digest is that of the golden, if it was read.
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
        /// The golden that the content was compared with; the content could not be written.
        case golden(Contrast)
    }

    /// The files of a run that show the golden.
    public struct Contrast: Sendable, Equatable {
        /// The absolute path of a copy of the golden at the time of the comparison.
        public var expected: String

        /// The absolute path of a picture or a text of the difference; `nil` if no pixel differs.
        public var difference: String?

        /// The absolute path of a picture of the smallest parts that still differ; a text with the same name and the
        /// extension `.txt` describes them. `nil` if unknown.
        public var minimal: String?
    }
}

/// A golden that content was compared with, and the result.
public struct ComparedGolden: Sendable, Equatable {
    /// The outcome of the comparison.
    public var verdict: Verdict

    /// Whether MessageShot made the golden. Goldens of other programs are never replaced.
    public var isOurs = true

    /// The changes, one line each, the most significant first.
    public var changes: [String] = []

    /// The causes of the changes, one line each. The same change in another picture has the same text.
    public var causes: [String] = []

    /// The full comparison of two pictures that don't match, or whose frames differ; otherwise `nil`.
    public var pictures: PictureComparison?

    /// A hash of the golden's bytes; `nil` if unknown.
    public var digest: String?
}

extension ComparedGolden {
    init(_ comparison: GoldenComparison, digest: String) {
        self.init(
            verdict: comparison.verdict, isOurs: comparison.isOurs, changes: comparison.changes,
            causes: comparison.causes, pictures: comparison.comparison, digest: digest)
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
