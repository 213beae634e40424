import Foundation
import Frames
import Raster
import XCTest

@testable import Goldens

final class MemoryTests: TestPackageCase {
    /// The memory that the process has in use, in bytes.
    private var memory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    func testMemoryIsConstantOverTenThousandComparisons() throws {
        try record()
        let run = makeRun()
        let (frame, check) = (badge(), try check())
        func compare(_ count: Int) throws {
            for _ in 0..<count {
                let result = check.run(try content(frame), in: run)
                guard result.outcome == .passed else { return XCTFail(result.message ?? "") }
            }
        }
        try compare(1_000)
        let before = memory
        try compare(10_000)
        let growth = memory - before
        XCTAssertLessThan(growth, 8 << 20, "\(growth / 10_000) bytes stay behind after each comparison")
    }
}
