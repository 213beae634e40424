import Comparison
import Foundation
package import Rendering

/// The content of an assertion, or the error that prevented it.
package struct MadeContent {
    let content: Result<any GoldenContent, any Error>

    /// The problems while it was created.
    let problems: [RenderProblem]

    package init(_ content: Result<any GoldenContent, any Error>, problems: [RenderProblem] = []) {
        (self.content, self.problems) = (content, problems)
    }
}

extension GoldenCheck {
    /// Creates content and compares or records it. If it passes and the environment asks for it, the content is created
    /// a second time and has to be the same: otherwise it depends on time, chance, or earlier content.
    package func run(
        in run: GoldenRun, environment: [String: String] = ProcessInfo.processInfo.environment,
        _ make: () -> MadeContent
    ) -> GoldenResult {
        let first = make()
        var result = self.run(first, in: run)
        guard RepeatedContent.isAsked(environment), !result.fails, case .success(let content) = first.content,
            let difference = difference(from: content, to: make(), in: run)
        else { return result }
        result.ending = .failed(
            result.found, result.evidence,
            message: "\(result.id) differs when it is drawn again: \(difference)")
        run.append(result)
        return result
    }

    private func run(_ made: MadeContent, in run: GoldenRun) -> GoldenResult {
        var check = self
        check.problems = made.problems
        return switch made.content {
        case .success(let content): check.run(content, in: run)
        case .failure(let error): check.fail(error, in: run)
        }
    }

    private func difference(from first: any GoldenContent, to second: MadeContent, in run: GoldenRun) -> String? {
        switch second.content {
        case .success(let content): RepeatedContent.difference(first, content)
        case .failure: self.run(second, in: run).message
        }
    }
}

/// Content that is created a second time if `MESSAGESHOT_TWICE` is set.
package enum RepeatedContent {
    /// The environment variable that enables it.
    package static let variable = "MESSAGESHOT_TWICE"

    fileprivate static func isAsked(_ environment: [String: String]) -> Bool {
        environment[variable].map { !["", "0", "false"].contains($0) } ?? false
    }

    fileprivate static func difference(_ first: any GoldenContent, _ second: any GoldenContent) -> String? {
        do {
            let result = try second.withoutTolerance.compared(with: first.encoded())
            guard !result.isIdentical else { return nil }
            let changes = result.changes.prefix(20).map { "  \($0)" }
            return ([result.headline] + changes).joined(separator: "\n")
        } catch {
            return "\(error)"
        }
    }
}

extension GoldenContent {
    /// The same content without a tolerance.
    var withoutTolerance: any GoldenContent {
        guard var picture = self as? PictureContent else { return self }
        picture.tolerance = .exact
        return picture
    }
}
