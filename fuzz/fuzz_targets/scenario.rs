//! The scenario reader: any text ends in a run or in a mistake with its line.

#![no_main]

use dradis_scenario as scenario;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match scenario::run(text) {
        Ok(run) => {
            scenario::show(run.history.state(), scenario::Show::Public).expect("plain data");
        }
        Err(mistake) => assert!(mistake.line >= 1 && !mistake.what.is_empty()),
    }
});
