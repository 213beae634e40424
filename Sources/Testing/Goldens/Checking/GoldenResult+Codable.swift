import Comparison
import Foundation
import Frames
import Rendering

/// A line of a run's manifest. Values that don't apply to an outcome are ignored when reading.
extension GoldenResult: Codable {
    private enum Key: String, CodingKey {
        case id, suite, test, variant, source, golden, root, settings, outcome, verdict, isOurs, message, changes
        case causes, notes, comparison, expected, actual, difference, minimal, files, goldenDigest, budget
        case sharing, seconds
        case byteSize = "weight"
    }

    public init(from decoder: any Decoder) throws {
        let form = try decoder.container(keyedBy: Key.self)
        id = try form.decode(String.self, forKey: .id)
        suite = try form.decode(String.self, forKey: .suite)
        test = try form.decode(String.self, forKey: .test)
        variant = try form.decodeIfPresent(String.self, forKey: .variant)
        source = try form.decode(SourcePlace.self, forKey: .source)
        golden = try form.decode(String.self, forKey: .golden)
        root = try form.decodeIfPresent(String.self, forKey: .root)
        settings = try form.decodeIfPresent(RenderSettings.self, forKey: .settings)
        ending = Ending(
            try form.decode(Outcome.self, forKey: .outcome), try Self.found(form), try Self.evidence(form),
            message: try form.decodeIfPresent(String.self, forKey: .message) ?? "")
        notes = try form.decode([GoldenNote].self, forKey: .notes)
        byteSize = try form.decodeIfPresent(Int.self, forKey: .byteSize)
        budget = try form.decodeIfPresent(Int.self, forKey: .budget)
        sharing = try form.decodeIfPresent(NameClaims.Sharing.self, forKey: .sharing)
        files = try form.decode([RunFile].self, forKey: .files)
        seconds = try form.decodeIfPresent(Double.self, forKey: .seconds)
    }

    private static func found(_ form: KeyedDecodingContainer<Key>) throws -> Found {
        let golden = ComparedGolden(
            verdict: try form.decode(Verdict.self, forKey: .verdict),
            isOurs: try form.decode(Bool.self, forKey: .isOurs),
            changes: try form.decode([String].self, forKey: .changes),
            causes: try form.decode([String].self, forKey: .causes),
            pictures: try form.decodeIfPresent(PictureComparison.self, forKey: .comparison),
            digest: try form.decodeIfPresent(String.self, forKey: .goldenDigest))
        return switch golden.verdict {
        case .missing: .nothing
        case .unreadable: .unreadable(digest: golden.digest)
        case .same where golden == ComparedGolden(verdict: .same): .unknown(digest: nil)
        case .same, .withinTolerance, .framesOnly, .pixelsOnly, .changed, .sizeChanged: .golden(golden)
        }
    }

    private static func evidence(_ form: KeyedDecodingContainer<Key>) throws -> Evidence? {
        let contrast = try form.decodeIfPresent(String.self, forKey: .expected).map { expected in
            Contrast(
                expected: expected, difference: try form.decodeIfPresent(String.self, forKey: .difference),
                minimal: try form.decodeIfPresent(String.self, forKey: .minimal))
        }
        return Evidence(actual: try form.decodeIfPresent(String.self, forKey: .actual), contrast)
    }

    public func encode(to encoder: any Encoder) throws {
        var form = encoder.container(keyedBy: Key.self)
        try form.encode(id, forKey: .id)
        try form.encode(suite, forKey: .suite)
        try form.encode(test, forKey: .test)
        try form.encodeIfPresent(variant, forKey: .variant)
        try form.encode(source, forKey: .source)
        try form.encode(golden, forKey: .golden)
        try form.encodeIfPresent(root, forKey: .root)
        try form.encodeIfPresent(settings, forKey: .settings)
        try form.encode(outcome, forKey: .outcome)
        try form.encodeIfPresent(message, forKey: .message)
        try write(found, &form)
        try form.encodeIfPresent(evidence?.actual, forKey: .actual)
        try form.encodeIfPresent(evidence?.expected, forKey: .expected)
        try form.encodeIfPresent(evidence?.difference, forKey: .difference)
        try form.encodeIfPresent(evidence?.minimal, forKey: .minimal)
        try form.encode(notes, forKey: .notes)
        try form.encodeIfPresent(byteSize, forKey: .byteSize)
        try form.encodeIfPresent(budget, forKey: .budget)
        try form.encodeIfPresent(sharing, forKey: .sharing)
        try form.encode(files, forKey: .files)
        try form.encodeIfPresent(seconds, forKey: .seconds)
    }

    private func write(_ found: Found, _ form: inout KeyedEncodingContainer<Key>) throws {
        try form.encode(found.verdict, forKey: .verdict)
        try form.encode(found.isOurs, forKey: .isOurs)
        try form.encode(found.golden?.changes ?? [], forKey: .changes)
        try form.encode(found.golden?.causes ?? [], forKey: .causes)
        try form.encodeIfPresent(found.golden?.pictures, forKey: .comparison)
        try form.encodeIfPresent(found.digest, forKey: .goldenDigest)
    }
}
