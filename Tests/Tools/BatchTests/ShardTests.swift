import Batch
import XCTest

final class ShardTests: BatchTestCase {
    /// `printf a1 | sha256sum` begins with f55ff16f66f43360, which leaves 0 by 4, 0 by 5 and 77 by 101.
    func testTheHashIsThatOfEverybody() throws {
        let number = 0xF55F_F16F_66F4_3360 as UInt64
        for count in [1, 2, 4, 5, 101] {
            let index = Int(number % UInt64(count)) + 1
            for other in 1...count {
                XCTAssertEqual(try Shard("\(other)/\(count)", environment: [:]).contains(id: "a1"), other == index)
            }
        }
    }

    func testWrongShards() {
        for text in ["0/4", "5/4", "-1/4", "1/0", "0/0", "1/10000000"] {
            assertFails(
                try Shard(text, environment: [:]),
                saying:
                    "--shard \(text) is not a shard: the first of four is 1/4, the last 4/4, and there are at "
                    + "most 1000000")
        }
        for text in ["", "1", "1/", "/4", "a/b", "1/2/3", "1/4 ", "99999999999999999999/1"] {
            assertFails(
                try Shard(text, environment: [:]),
                saying: "--shard “\(text)” is not a shard; expected a form like 1/8, or auto")
        }
    }

    private func auto(_ variables: [String: String]) throws -> String {
        let shard = try Shard("auto", environment: variables)
        return "\(shard.index)/\(shard.count)"
    }

    private func slurm(_ task: Int, _ first: Int, _ last: Int, count: Int, step: Int = 1) -> [String: String] {
        [
            "SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_MIN": "\(first)", "SLURM_ARRAY_TASK_MAX": "\(last)",
            "SLURM_ARRAY_TASK_COUNT": "\(count)", "SLURM_ARRAY_TASK_STEP": "\(step)",
        ]
    }

    func testKubernetes() throws {
        XCTAssertEqual(try auto(["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "8"]), "1/8")
        XCTAssertEqual(try auto(["JOB_COMPLETION_INDEX": "7", "MESSAGESHOT_SHARDS": "8"]), "8/8")
        assertFails(
            try auto(["JOB_COMPLETION_INDEX": "8", "JOB_COMPLETIONS": "8"]),
            saying: "--shard auto: JOB_COMPLETION_INDEX is 8, which is out of range for 8 shards, counted from 0")
        assertFails(
            try auto(["JOB_COMPLETION_INDEX": "1", "JOB_COMPLETIONS": "8", "MESSAGESHOT_SHARDS": "9"]),
            saying: "--shard auto: MESSAGESHOT_SHARDS is 9 and JOB_COMPLETIONS is 8; set one of them")
        assertFails(
            try auto(["JOB_COMPLETION_INDEX": "1"]),
            saying:
                "--shard auto: JOB_COMPLETION_INDEX is 1, but the number of shards is unknown; set JOB_COMPLETIONS in the "
                + "manifest to the Job's “completions”")
    }

    func testSlurm() throws {
        XCTAssertEqual(try auto(slurm(1, 1, 16, count: 16)), "1/16")
        XCTAssertEqual(try auto(slurm(0, 0, 15, count: 16)), "1/16")
        XCTAssertEqual(try auto(slurm(15, 0, 15, count: 16)), "16/16")
        XCTAssertEqual(try auto(slurm(14, 10, 30, count: 11, step: 2)), "3/11")
        assertFails(
            try auto(slurm(3, 1, 7, count: 3)),
            saying:
                "--shard auto: task 3 of 3 from 1 to 7 belongs to an array with gaps; set MESSAGESHOT_SHARDS to the number of "
                + "parts, and number the tasks from 1")
        // Some of 16 tasks again.
        var again = slurm(3, 3, 7, count: 2)
        again["MESSAGESHOT_SHARDS"] = "16"
        XCTAssertEqual(try auto(again), "3/16")
        again["SLURM_ARRAY_TASK_ID"] = "0"
        assertFails(
            try auto(again),
            saying:
                "--shard auto: SLURM_ARRAY_TASK_ID is 0 and MESSAGESHOT_SHARDS is 16; number the tasks from 1 to 16: "
                + "--array=1-16")
        assertFails(
            try auto(["SLURM_ARRAY_TASK_ID": "3"]),
            saying: "--shard auto: SLURM_ARRAY_TASK_ID is set, but SLURM_ARRAY_TASK_MIN isn't; set MESSAGESHOT_SHARDS")
    }

    func testContradictions() {
        assertFails(
            try auto(slurm(1, 1, 2, count: 2).merging(["JOB_COMPLETION_INDEX": "0"]) { $1 }),
            saying:
                "--shard auto: both JOB_COMPLETION_INDEX and SLURM_ARRAY_TASK_ID are set; name the shard, such as "
                + "--shard 1/8")
        assertFails(
            try auto(["JOB_COMPLETION_INDEX": ""]),
            saying:
                "--shard auto: neither JOB_COMPLETION_INDEX nor SLURM_ARRAY_TASK_ID is set; name the shard, such as "
                + "--shard 1/8")
        assertFails(
            try auto(["JOB_COMPLETION_INDEX": "one"]),
            saying: "--shard auto: JOB_COMPLETION_INDEX is “one”; it has to be a number, 0 or more")
    }
}
