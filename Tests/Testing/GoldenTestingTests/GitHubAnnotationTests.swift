import XCTest

@testable import Goldens

final class GitHubAnnotationTests: TestPackageCase {
    private func annotations(_ result: GoldenResult, workspace: String? = nil) -> [String] {
        let environment = workspace.map { ["GITHUB_WORKSPACE": $0] } ?? [:]
        return GitHubAnnotation.annotations(for: result, package: package.path, environment: environment)
            .map(\.description)
    }

    func testFailureIsShownBesideItsLine() throws {
        var result = try verify(badge())
        result.ending = .missing(result.evidence, message: "100 %: two,\r\nlines")
        XCTAssertEqual(
            annotations(result),
            [
                "::error file=Tests/BadgeTests/LabelTests.swift,line=1,title=Badge/LabelTests/circle.png"
                    + "::100 %25: two,%0Alines"
            ])
        result.id = "a,b:c%"
        XCTAssertTrue(annotations(result)[0].contains("title=a%2Cb%3Ac%25::"), annotations(result)[0])
    }

    func testPathsBeginInTheRepositoryAndNameNoMachine() throws {
        let result = try verify(badge())
        let line = annotations(result, workspace: package.deletingLastPathComponent().path)[0]
        XCTAssertTrue(
            line.hasPrefix("::error file=\(package.lastPathComponent)/Tests/BadgeTests/LabelTests.swift,line=1,"), line)
        XCTAssertFalse(line.contains(package.path), line)
    }

    func testNotesOfPassedTestsAreWarnings() throws {
        try record()
        var result = try verify(badge())
        XCTAssertEqual(annotations(result), [])
        result.notes = [GoldenNote(.undrawn, "a"), GoldenNote(.other, "b")]
        XCTAssertEqual(
            annotations(result).map { $0.components(separatedBy: "::").last }, ["not drawn: a", "problem: b"])
        XCTAssertTrue(annotations(result)[0].hasPrefix("::warning file="))
    }

    func testTestsThatDidNotEndAreErrors() {
        XCTAssertNil(GitHubAnnotation.annotation(for: UnfinishedTest(test: "T", reason: .skipped), package: "/p"))
        let thrown = UnfinishedTest(test: "T", reason: .threw, detail: "E")
        XCTAssertEqual(
            GitHubAnnotation.annotation(for: thrown, package: "/p", environment: [:])?.description,
            "::error title=T::T threw an error: E")
    }

    func testTestsThatFailedAreErrorsBesideTheirLines() {
        let failed = UnfinishedTest(
            test: "T", reason: .failed, detail: "E", source: SourcePlace(file: "Tests/T.swift", line: 3))
        XCTAssertEqual(
            GitHubAnnotation.annotation(for: failed, package: "/r/p", environment: ["GITHUB_WORKSPACE": "/r"])?
                .description,
            "::error file=p/Tests/T.swift,line=3,title=T::T failed: E")
    }

    func testOnlyGitHubAsksForThem() {
        XCTAssertTrue(GitHubAnnotation.isWanted(["GITHUB_ACTIONS": "true"]))
        XCTAssertFalse(GitHubAnnotation.isWanted([:]))
    }
}
