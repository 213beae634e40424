import Foundation
import Frames
import Goldens
import HeadlessUIKit
import Lint
import Rendering

/// Lays something out and fails if the layout has visible flaws: truncated text, controls that are hard to hit, low
/// contrast. No golden is needed.
///
///     assertLint(of: composer, width: 390)
///
/// - Parameters:
///   - source: A view, a controller or a screen; it is made under `settings`.
///   - config: The device: its size, its traits, and its safe area.
///   - name: A name that distinguishes several assertions of one test in a baseline.
///   - width: The width to lay out in, in points; `nil` for the device's, the view's own, or as much as the content
///     needs.
///   - height: The height to lay out in, likewise.
///   - settings: Everything that the layout depends on besides its content.
///   - rules: The rules to check.
///   - exceptions: The components that rules skip.
///   - baseline: The file of accepted findings, which don't fail; absolute or relative to the test's folder.
///   - recording: Whether the findings are written to the baseline; `nil` for the setting of the scope, the trait or
///     the environment.
public func assertLint(
    of source: @autoclosure () throws -> some FrameSource,
    on config: ViewImageConfig = ViewImageConfig(),
    named name: String? = nil,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    settings: RenderSettings = .golden,
    rules: Set<LintRule> = .all,
    except exceptions: [LintException] = [],
    baseline: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    let assertion = LintAssertion(
        lint: LayoutLint(rules: rules, except: exceptions), settings: settings.applying(config.traits),
        baseline: baseline, record: recording,
        place: AssertionPlace(
            name: name, testName: testName, fileID: "\(fileID)", filePath: "\(file)", line: line, column: column))
    let failure = assertion.failure {
        let source = try MainQueue.runUnchecked(source)
        return source.makeFrameInHost(
            proposing: source.proposal(width: width, height: height, on: config), traits: config.traits,
            safeArea: config.safeArea)
    }
    guard let failure else { return }
    TestFailure.report(failure, fileID: fileID, filePath: file, line: line, column: column)
}

extension FrameSource {
    /// The size that an assertion proposes, or a device has; otherwise a view uses its own.
    func proposal(width: CGFloat?, height: CGFloat?, on config: ViewImageConfig) -> ProposedSize {
        let (width, height) = (width ?? config.size?.width, height ?? config.size?.height)
        guard width == nil, height == nil, let hosted = self as? any HostedSource else {
            return ProposedSize(width: width, height: height)
        }
        return hosted.ownProposal
    }
}
