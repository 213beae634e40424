import Comparison
import Console
import Foundation
import Frames
import Goldens
import HeadlessUIKit
import Rendering
import Typesetting

/// Compares a value with its golden and returns a failure message; `nil` if they match.
///
/// Use it in custom assertions: ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``
/// reports the text that this function returns.
///
/// - Parameters:
///   - value: The value to compare; it is made under the strategy's traits.
///   - snapshotting: The strategy that turns it into a picture or a text.
///   - name: A name that distinguishes several goldens of one test; without one they are numbered.
///   - recording: Which goldens are written; `nil` for the setting of the scope, the trait or the environment.
///   - snapshotDirectory: The folder of the golden, absolute or relative to the package's folder. The file in it is named
///     as in `swift-snapshot-testing`: `testBadge.dark.png`, `testBadge.1.png`.
///   - timeout: How long the strategy may take, in seconds.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) -> String? {
    let place = AssertionPlace(
        name: name, testName: testName, fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
    return place.verify(value, as: snapshotting, record: recording, directory: snapshotDirectory, timeout: timeout)?
        .message
}

extension AssertionPlace {
    /// Runs the assertion and returns its result; `nil` if its golden belongs to another shard.
    func verify<Value, Format>(
        _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
        record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil, timeout: TimeInterval = 5
    ) -> AssertionResult? {
        let around = RenderSettings.aroundAssertion
        var settings = strategy.settings?(around) ?? around
        var making = strategy.traits.map { around.applyingScale(of: $0) } ?? settings
        do {
            try making.requireValidLocaleAndTimeZone()
            var check = try check(
                record: record, directory: directory, pathExtension: strategy.pathExtension, settings: settings)
            settings.useSystemFonts(ofScopeIn: check.place.package)
            making.useSystemFonts(ofScopeIn: check.place.package)
            check.settings = settings
            try making.checkFonts()
            let run = try GoldenRun.current(package: check.place.package)
            XCTestInvocations.follow(for: run)
            guard run.includes(check.place.id) else { return nil }
            let assertion = run.begin(
                test: testTitle, at: SourcePlace(file: check.place.shortened(filePath), line: Int(line)))
            defer { assertion.end() }
            let result = SnapshotTestingConfiguration.keepingScope(under: settings) {
                check.run(in: run) {
                    Self.content(
                        of: {
                            // Creating a value runs view code, comparing two pictures doesn't.
                            try MainQueue.runUnchecked(file: fileID, line: line) {
                                assertion.proceed(to: .making)
                                return try value()
                            }
                        }, as: strategy, under: making, timeout, assertion, package: check.place.package)
                }
            }
            annotate(result, package: check.place.package)
            return AssertionResult(result)
        } catch {
            return AssertionResult(message: "\(error)")
        }
    }

    /// On GitHub Actions, annotates the line of code with the result.
    private func annotate(_ result: GoldenResult, package: String) {
        guard GitHubAnnotation.isWanted() else { return }
        for annotation in GitHubAnnotation.annotations(for: result, package: package) {
            try? StandardStream.output.write(lines: "\(annotation)")
        }
    }

    private static func content<Value, Format>(
        of value: () throws -> Value, as strategy: Snapshotting<Value, Format>, under making: RenderSettings,
        _ timeout: TimeInterval, _ assertion: RunningAssertion, package: String
    ) -> MadeContent {
        let problems = ProblemSink(TestProblems.take())
        let content = Result { () throws -> any GoldenContent in
            let format = try RenderProblems.collecting(in: problems) {
                try RenderSettings.withCurrent(making) {
                    let made = try value()
                    assertion.proceed(to: .layout)
                    return try strategy.snapshot(made).value(within: timeout).orThrow(timeout)
                }
            }
            defer { assertion.proceed(to: .comparing) }
            guard let image = format as? UIImage, let tolerance = strategy.diffing.tolerance else {
                return strategy.diffing.content(format)
            }
            assertion.proceed(to: .drawing)
            return try RenderProblems.collecting(in: problems) {
                try image.content(tolerance, namingImagesFrom: package)
            }
        }
        return MadeContent(content, problems: problems.problems)
    }
}

extension UIImage {
    fileprivate func content(
        _ tolerance: PictureTolerance, namingImagesFrom package: String
    ) throws -> PictureContent {
        let picture = try picture(namingImagesFrom: package)
        var content = PictureContent(picture, tolerance: tolerance) { KnownTokens().tokens(for: $0) }
        content.onPaper = pictureOnPaper
        if isEmptySize {
            content.notes.append(
                GoldenNote(
                    .other,
                    "a size of \(size.inWords) points shows nothing; give the view a size or content"))
        }
        return content
    }
}

extension Optional {
    fileprivate func orThrow(_ timeout: TimeInterval) throws -> Wrapped {
        guard let value = self else {
            throw GoldenError("the value was not available after \(timeout) seconds; allow more time with timeout:")
        }
        return value
    }
}

/// The result of an assertion and its failure message.
struct AssertionResult {
    /// `nil` if the assertion passed.
    var message: String?
    var result: GoldenResult?

    init(message: String) {
        self.message = message
    }

    init(_ result: GoldenResult) {
        self.result = result
        message = result.message
        if let message { XCTestInvocations.noteGoldenFailure(message) }
    }
}

extension Diffing {
    fileprivate func content(_ value: Value) -> DataContent {
        DataContent(toData(value)) { expected in diff(fromData(expected), value)?.0 }
    }
}
